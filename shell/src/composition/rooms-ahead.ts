import { AHEAD } from '@shared/contract';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { display, putOutOfSight } from './places-ahead.ts';

/** Rooms in the outlet in which remotes draw pages before the visitor asks for them. */
export interface RoomsAhead {
  /** Where a remote will be mounted, out of sight until then; none for one that stands on the page. */
  roomOf(name: string): HTMLElement | undefined;
  /**
   * Has the browser lay out all that is drawn, piece by piece, each when it is idle: a press waits for one of them at most. What is
   * drawn from then on is laid out as it comes.
   */
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

/** What was drawn right in a place that is out of sight, or is hidden there by its display; nothing when another thing has changed. */
const drawnIn = ({ type, target }: MutationRecord): readonly Element[] => {
  const isHidden = type === 'attributes' && (target as HTMLElement).style.display === 'none';
  const place = isHidden ? target.parentElement : target;
  return place instanceof Element && place.hasAttribute(AHEAD) ? [...place.querySelectorAll('h1')] : [];
};

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

  const layOutAt = async (headings: Iterable<Element>): Promise<void> => {
    for (const heading of headings) {
      const place = heading.closest(`[${AHEAD}]`);
      if (place) await layOutPlace(place, heading);
    }
  };

  // React draws what nobody sees when it has nothing else to do, long after it was told of it.
  const drawnLater = new MutationObserver(
    (changes) => void layOutAt(new Set(changes.flatMap((change) => drawnIn(change)))),
  );

  const layOut = (): Promise<void> => {
    drawnLater.observe(outlet, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style'],
    });
    return layOutAt(outlet.querySelectorAll(`[${AHEAD}] h1`));
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
