import type { Effect } from '../browser/press-watch.ts';

/** A control that visitors use, and what they wait for when they press it. */
export interface Control {
  name: string;
  /** CSS; the first of these that can be seen is the control, in every contender. */
  selector: string;
  effect: Effect;
}

const MENU: Control = {
  name: 'menu',
  selector: '#header button[aria-haspopup="dialog"]',
  effect: 'open',
};
const HOME: Control = { name: 'way home', selector: '#header a[href="/"]', effect: 'page' };
const LANGUAGE: Control = { name: 'other language', selector: '#header a[hreflang]', effect: 'language' };
const FIRST_LINK: Control = { name: 'first link', selector: '#outlet a[href^="/"]', effect: 'page' };
const CARD: Control = {
  name: 'first card’s link',
  selector: '#outlet article :is(h2, h3) a[href]',
  effect: 'page',
};
/** Beside it stands the button that compares, which says the same of itself. */
const HEART: Control = {
  name: 'heart',
  selector: '#outlet article button[aria-pressed]:nth-last-child(1 of button[aria-pressed])',
  effect: 'chosen',
};
/** Not the one that no visitor sees. */
const FIRST_FIELD: Control = {
  name: 'first field',
  selector: '#outlet form input:not([type="hidden"], [tabindex="-1"])',
  effect: 'focus',
};
const SUBMIT: Control = { name: 'submit', selector: '#outlet form button[type="submit"]', effect: 'faults' };
const LIST: readonly Control[] = [
  { name: 'search field', selector: '#outlet form[role="search"] input[type="search"]', effect: 'focus' },
  {
    name: 'first filter',
    selector: '#outlet form[role="search"] :is(summary, button[aria-haspopup="dialog"])',
    effect: 'open',
  },
  CARD,
  HEART,
  MENU,
];

/** Long pages to be read, with a list of their parts. */
const TEXT: readonly Control[] = [
  { name: 'first part', selector: '#outlet a[href^="#"]', effect: 'place' },
  FIRST_LINK,
  LANGUAGE,
  HOME,
  MENU,
];

/** What every page has, of one whose team has not said yet what its visitors press. */
export const HEADER: readonly Control[] = [LANGUAGE, HOME, MENU];

/** The most used controls of each route, by its path: five, or as many as the page has. */
export const CONTROLS: Readonly<Record<string, readonly Control[]>> = {
  '/': [
    FIRST_LINK,
    { name: 'first question', selector: '#outlet details > summary', effect: 'open' },
    CARD,
    HEART,
    MENU,
  ],
  '/services': [
    FIRST_LINK,
    { name: 'first type’s link', selector: '#outlet a[href^="/sell?type="]', effect: 'page' },
    { name: 'first type’s link, to rent', selector: '#outlet a[href^="/rent?type="]', effect: 'page' },
    HOME,
    MENU,
  ],
  '/sell': LIST,
  '/rent': LIST,
  '/properties': LIST,
  '/exclusive': LIST,
  '/property/:id': [
    { name: 'heart', selector: '#outlet button[aria-pressed]', effect: 'chosen' },
    {
      name: 'second picture',
      selector: '#outlet section :is(li, button):nth-child(2) > :is(button, img)',
      effect: 'chosen',
    },
    { name: 'way back to the list', selector: '#outlet nav a[href="/sell"]', effect: 'page' },
    { name: 'viewing', selector: '#outlet a[href^="/Appointments?"]', effect: 'page' },
    MENU,
  ],
  '/blog': [
    { name: 'first card’s link', selector: '#outlet article a[href^="/blog/"]', effect: 'page' },
    { name: 'articles’ language', selector: '#outlet a[href^="/blog?language="]', effect: 'chosen' },
    LANGUAGE,
    HOME,
    MENU,
  ],
  '/blog/:id': [
    { name: 'bookmark', selector: '#outlet button[aria-pressed]', effect: 'chosen' },
    { name: 'contents', selector: '#outlet details > summary', effect: 'open' },
    { name: 'way back to the library', selector: '#outlet a[href="/blog"]', effect: 'page' },
    LANGUAGE,
    MENU,
  ],
  // There is no submit to press before a time is chosen.
  '/Appointments': [
    FIRST_FIELD,
    { name: 'phone field', selector: '#outlet form input[type="tel"]', effect: 'focus' },
    LANGUAGE,
    HOME,
    MENU,
  ],
  '/contact': [
    FIRST_FIELD,
    { name: 'e-mail field', selector: '#outlet form input[type="email"]', effect: 'focus' },
    { name: 'message field', selector: '#outlet form textarea', effect: 'focus' },
    SUBMIT,
    MENU,
  ],
  '/join': [
    FIRST_FIELD,
    { name: 'phone field', selector: '#outlet form input[type="tel"]', effect: 'focus' },
    SUBMIT,
    LANGUAGE,
    MENU,
  ],
  '/privacy': TEXT,
  '/accessibility': TEXT,
  // On a phone its tabs are behind this button, and what else stands in it is disabled.
  '/fal-license': [
    { name: 'tabs', selector: '#outlet button[aria-expanded]', effect: 'chosen' },
    LANGUAGE,
    HOME,
    MENU,
  ],
  '/map': [
    { name: 'for rent', selector: '#outlet nav a[href^="/map?offer=rent"]', effect: 'chosen' },
    CARD,
    LANGUAGE,
    HOME,
    MENU,
  ],
  '*': [
    FIRST_LINK,
    { name: 'properties for sale', selector: '#outlet a[href="/sell"]', effect: 'page' },
    LANGUAGE,
    HOME,
    MENU,
  ],
};
