import { brand } from '@shared/brand';
import {
  addressIn,
  AHEAD,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Bus,
  type Head,
  type Language,
} from '@shared/contract';
import { createScrollMemory } from './scroll-memory.ts';

export interface Navigation {
  /** The head of the view that now stands; remotes send it through `reportHead`. */
  reportHead(head: Head): void;
  /** A link is followed, and nothing of it is seen yet. */
  leave(): void;
  /** The page of this path stands before the address tells of it: it is seen from the top. */
  begin(pathname: string): void;
  /** Whether a move to another page has shown nothing yet. */
  isMoving(): boolean;
}

interface NavigationPlaces {
  outlet: HTMLElement;
  /** A polite live region. */
  announcer: HTMLElement;
}

/** What single-spa tells of a move; it fires `popstate` for moves of its own too, and marks those. */
type RoutingEvent = CustomEvent<{ originalEvent?: Event }>;
const isTraversal = ({ detail: { originalEvent } }: RoutingEvent) =>
  originalEvent instanceof PopStateEvent && !('singleSpa' in originalEvent);

/** A move to another page that is not complete yet. */
interface Arrival {
  isTraversal: boolean;
  scrolled: boolean;
  /** A view stands that still waits for what it is about. */
  isWaiting: boolean;
}

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** The site's public origin, as the document server wrote it into the canonical link. */
function publicOrigin(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? window.location.href).origin;
}

/** As in a document: the page's title with the brand, or the brand alone. */
const titleOf = ({ title }: Head, language: Language): string =>
  title ? `${title} | ${brand.name[language]}` : brand.name[language];

function showHead(head: Head, language: Language, pathname: string): void {
  const title = titleOf(head, language);
  document.title = title;
  const origin = publicOrigin();
  const inLanguage = (other: Language) => origin + addressIn(other, head.canonical ?? pathname);
  const canonical = inLanguage(language);
  // As in a document: what is left of another page would describe this one.
  const description = head.description ?? brand.tagline[language];
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('meta[property="og:title"]', 'content', title);
  setAttribute('meta[property="og:description"]', 'content', description);
  setAttribute('meta[property="og:url"]', 'content', canonical);
  setAttribute('link[rel="canonical"]', 'href', canonical);
  for (const other of LANGUAGES)
    setAttribute(`link[rel="alternate"][hreflang="${other}"]`, 'href', inLanguage(other));
  setAttribute('link[rel="alternate"][hreflang="x-default"]', 'href', inLanguage(DEFAULT_LANGUAGE));
}

/** Moves focus to the view's heading; where the page stands is another matter. */
function focusHeading(outlet: HTMLElement): void {
  const heading = outlet.querySelector<HTMLElement>(`h1:not([${AHEAD}] *)`) ?? outlet;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/**
 * The one owner of title, focus, announcement and scroll. A change of route is complete when the view that
 * stands there has told its head; only then is it announced. A view that waits for what it is about is announced as such,
 * and once more when it has it.
 */
export function startNavigation(bus: Bus, { outlet, announcer }: NavigationPlaces): Navigation {
  const scroll = createScrollMemory(outlet);
  let shown = window.location.pathname;
  let shownSearch = window.location.search;
  let arrival: Arrival | undefined;
  /** Path of a page that was shown before its move. */
  let begun: string | undefined;

  const scrollOnce = () => {
    if (!arrival || arrival.scrolled) return;
    arrival.scrolled = true;
    if (arrival.isTraversal) scroll.restore();
    else scroll.reset();
  };

  window.addEventListener('single-spa:before-routing-event', (event) => {
    const { pathname: next, search } = window.location;
    const isOtherSearch = search !== shownSearch;
    shownSearch = search;
    const isBackOrForward = isTraversal(event as RoutingEvent);
    if (next === shown) {
      // Such as from a filtered list to the list as it was: what stands there is the page's own matter, where it was left is not.
      if (isBackOrForward && isOtherSearch) scroll.restore();
      return;
    }
    shown = next;
    // From where a page stood meanwhile the visitor may have gone on.
    arrival = { isTraversal: isBackOrForward, scrolled: begun === next, isWaiting: false };
    begun = undefined;
  });
  // The section before is gone; what is slow to come is waited for at the top.
  window.addEventListener('single-spa:routing-event', scrollOnce);

  return {
    leave: () => scroll.remember(),
    begin(pathname) {
      begun = pathname;
      scroll.reset(pathname);
    },
    isMoving: () => arrival?.isWaiting === false,
    reportHead(head) {
      showHead(head, bus.language$.value, shown);
      if (!arrival) return;
      scrollOnce();
      announcer.textContent = head.title || brand.name[bus.language$.value];
      if (head.loading) {
        // A heading of what is to come goes with it, and would take the focus along.
        if (!arrival.isWaiting) outlet.focus({ preventScroll: true });
        arrival.isWaiting = true;
        return;
      }
      // Whoever has found something to do meanwhile stays there.
      const hasGoneOn =
        arrival.isWaiting && ![outlet, document.body].some((place) => place === document.activeElement);
      if (!hasGoneOn) focusHeading(outlet);
      arrival = undefined;
    },
  };
}
