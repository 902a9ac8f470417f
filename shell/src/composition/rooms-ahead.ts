import { AHEAD } from '@shared/contract';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { display, putOutOfSight } from './places-ahead.ts';

/** Rooms in the outlet in which remotes draw pages before the visitor asks for them. */
export interface RoomsAhead {
  /** Where a remote will be mounted, out of sight until then; none for one that stands on the page. */
  roomOf(name: string): HTMLElement | undefined;
  /** Has the browser lay out all that is drawn, piece by piece, each when it is idle: a press waits for one of them at most. */
  layOut(): Promise<void>;
  /** Whether the browser lays out a page as quickly as a transition to one would ask of it; so as long as nothing was laid out. */
  isQuick(): boolean;
  /** Puts the rooms behind the section that stands, where a reader of the page comes last. */
  keepBehind(): void;
}

/** Milliseconds in which a page is laid out, in the middle, where there is time for the frames of a transition as well. */
const QUICK_MS = 20;
const LAST_FEW = 9;

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** Of a place, what the browser passes over until it comes near, and what of that would be on the first screen. */
const passedOver = (place: Element): Element[] => {
  const { top } = place.getBoundingClientRect();
  return [...place.querySelectorAll('*')].filter(
    (each) =>
      getComputedStyle(each).contentVisibility === 'auto' &&
      each.getBoundingClientRect().top - top < window.innerHeight,
  );
};

/**
 * A room stands in the outlet from the beginning and becomes the remote's section where it is: an element that is put elsewhere in the
 * document has no layout any more, and to lay a page out is a third to a half of a move to it.
 */
export function createRoomsAhead(outlet: HTMLElement): RoomsAhead {
  const known = new WeakSet<Element>();
  /** How long the last few places took when they were first laid out. */
  let took: readonly number[] = [];
  const child = (selector: string) => outlet.querySelector<HTMLElement>(`:scope > ${selector}`);

  const build = (name: string): HTMLElement => {
    const room = document.createElement('div');
    room.dataset['room'] = name;
    const stand = document.createElement('div');
    stand.dataset['stand'] = '';
    putOutOfSight(stand);
    room.append(stand);
    outlet.append(room);
    return stand;
  };

  /** What is asked where something stands is answered with a layout of all that it stands in. */
  const layOutPlace = async (place: Element, heading: Element): Promise<void> => {
    await idle();
    if (!place.hasAttribute(AHEAD)) return;
    const from = performance.now();
    display(place);
    heading.getBoundingClientRect();
    if (!known.has(place)) took = [...took, performance.now() - from].slice(-LAST_FEW);
    known.add(place);
    await idle();
    for (const part of passedOver(place)) {
      await idle();
      // Shown meanwhile, it is the browser's own matter.
      if (!place.hasAttribute(AHEAD)) return;
      part.firstElementChild?.getBoundingClientRect();
    }
  };

  const layOut = async (): Promise<void> => {
    for (const heading of outlet.querySelectorAll(`[${AHEAD}] h1`)) {
      const place = heading.closest(`[${AHEAD}]`);
      if (place) await layOutPlace(place, heading);
    }
  };
  // Letters of which a page ahead is the first to have need have all text measured again.
  document.fonts.addEventListener('loadingdone', () => void layOut());

  return {
    roomOf(name) {
      if (child(`[data-section="${name}"]`)) return undefined;
      return child(`[data-room="${name}"] > *`) ?? build(name);
    },
    layOut,
    isQuick: () => (middle(took) ?? 0) < QUICK_MS,
    keepBehind() {
      outlet.append(...outlet.querySelectorAll(':scope > [data-room]:has(~ [data-section])'));
    },
  };
}
