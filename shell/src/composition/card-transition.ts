import { AHEAD, matchRoute, type RouteId } from '@shared/contract';

/** Goes along with the move by a link and calls `move` in one of the next frames; `false` where it does not, and the move is the caller's. */
export type MoveCompany = (link: HTMLAnchorElement, move: () => void) => boolean;

/** What a card leads to, and begins. */
const BEGUN_BY_CARDS: readonly string[] = ['property', 'article'] satisfies RouteId[];

/**
 * Milliseconds that the browser has to take down where the card stands, and that the other page then has to come, while nothing
 * is painted. What takes longer is shown as without a transition.
 */
const HOLD_LIMIT_MS = 50;

const TITLE = 'card-title';
const PICTURE = 'card-picture';

/**
 * The rest of the page changes at once and stays open to presses. What moves is the other page's heading and picture, from the
 * first frame on: nothing fades in that can be read now. The header stays in front.
 */
const STYLES = `
  :root { view-transition-name: none; }
  ::view-transition { pointer-events: none; clip-path: inset(var(--header-size) 0 0); }
  ::view-transition-group(*) {
    animation-duration: 200ms;
    animation-timing-function: cubic-bezier(0.2, 0, 0, 1);
  }
  ::view-transition-old(*) { display: none; }
  ::view-transition-new(*) { animation: none; }
  ::view-transition-group(${TITLE}) { z-index: 1; }
  ::view-transition-group(${PICTURE}) { overflow: clip; border-radius: 1rem; }
  ::view-transition-new(${PICTURE}) { block-size: 100%; object-fit: cover; }
`;

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What goes over into the other page. */
interface Parts {
  title: HTMLElement | undefined;
  picture: HTMLImageElement | undefined;
}

/** Of a picture, whatever its size and format: the same on a card and on the page that it leads to. */
const pictureOf = ({ currentSrc, src }: HTMLImageElement): string => {
  const { origin, pathname } = new URL(currentSrc || src, document.baseURI);
  return origin + pathname;
};

const hasArrived = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

/** Of a card whose pictures can be turned, whether it is the one that shows. */
const showsIn = (card: HTMLElement) => (image: HTMLImageElement) => {
  const { left, right } = card.getBoundingClientRect();
  const { left: start, right: end } = image.getBoundingClientRect();
  return start <= (left + right) / 2 && (left + right) / 2 <= end;
};

/** Of the card that a link stands in: what has a heading of its own, and not the page's. */
function partsOfCard(link: HTMLAnchorElement): Parts | undefined {
  const card = link.closest('article');
  const title = card?.querySelector<HTMLElement>(':is(h2, h3, h4)');
  if (!card || !title || card.querySelector('h1')) return undefined;
  return { title, picture: [...card.querySelectorAll('img')].find(showsIn(card)) };
}

/** What the page now shows of the same: its heading, and the picture where that is the same and has arrived. */
function partsOfPage(outlet: HTMLElement, { picture }: Parts): Parts {
  const same = picture && pictureOf(picture);
  const large = [...outlet.querySelectorAll<HTMLImageElement>(`img:not([${AHEAD}] *)`)].find(
    (image) => pictureOf(image) === same,
  );
  return {
    title: outlet.querySelector<HTMLElement>(`h1:not([${AHEAD}] *)`) ?? undefined,
    picture: large && hasArrived(large) ? large : undefined,
  };
}

const setName = (element: HTMLElement | undefined, name: string) => {
  if (!element) return;
  element.style.setProperty('view-transition-name', name);
  if (name === '' && element.getAttribute('style') === '') element.removeAttribute('style');
};

/** Names what goes over; returns how the names are taken away again. */
function nameParts({ title, picture }: Parts): () => void {
  setName(title, TITLE);
  setName(picture, PICTURE);
  return () => {
    setName(title, '');
    setName(picture, '');
  };
}

/** Resolves when a move is complete: then the other page's heading is given the focus (`navigation.ts`). */
const arrivalIn = (outlet: HTMLElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) =>
    outlet.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLHeadingElement) resolve();
      },
      { signal },
    ),
  );

/**
 * A press on a card moves its title and picture to where the other page has them, by a view transition: from a list to a
 * property or an article that begins with what the card knows. Everything else is a move without company: where the
 * other page has still to be fetched, since a transition waits with a page that is not painted; where the visitor wants no motion;
 * where the browser was too slow for it once.
 * @param isPrepared whether what a page of this path is made of is here and the browser is quick, so that it begins at once
 */
export function createCardTransition(
  outlet: HTMLElement,
  isPrepared: (pathname: string) => boolean,
): MoveCompany {
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  document.adoptedStyleSheets.push(styles);
  let endLast = () => {};
  let isTooSlow = false;

  const isAccompanied = ({ pathname }: HTMLAnchorElement) =>
    !isTooSlow && BEGUN_BY_CARDS.includes(matchRoute(pathname).route.id) && isPrepared(pathname) && !isCalm();

  return (link, move) => {
    const from = isAccompanied(link) ? partsOfCard(link) : undefined;
    if (!from) return false;
    endLast();
    let unname = nameParts(from);
    let isOver = false;
    const end = () => {
      isOver = true;
      unname();
    };
    endLast = end;
    const startedAt = performance.now();
    const skipLate = () => setTimeout(() => transition.skipTransition(), HOLD_LIMIT_MS);
    const transition = document.startViewTransition(async () => {
      clearTimeout(limit);
      const listening = new AbortController();
      const arrived = arrivalIn(outlet, listening.signal);
      move();
      limit = skipLate();
      await Promise.race([arrived, skipped]);
      clearTimeout(limit);
      listening.abort();
      unname();
      if (!isOver) unname = nameParts(partsOfPage(outlet, from));
    });
    let limit = skipLate();
    const skipped = transition.ready.catch(() => {
      isTooSlow ||= performance.now() - startedAt >= HOLD_LIMIT_MS;
      end();
    });
    // A transition that is left out is no failure: the move was made.
    void transition.finished.catch(() => undefined).then(end);
    return true;
  };
}
