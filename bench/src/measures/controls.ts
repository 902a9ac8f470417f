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
    MENU,
  ],
  '/blog': [
    { name: 'first card’s link', selector: '#outlet article a[href^="/blog/"]', effect: 'page' },
    MENU,
  ],
  '/blog/:id': [
    { name: 'bookmark', selector: '#outlet button[aria-pressed]', effect: 'chosen' },
    { name: 'contents', selector: '#outlet details > summary', effect: 'open' },
    { name: 'way back to the library', selector: '#outlet a[href="/blog"]', effect: 'page' },
    MENU,
  ],
  // There is no submit to press before a time is chosen.
  '/Appointments': [
    FIRST_FIELD,
    { name: 'phone field', selector: '#outlet form input[type="tel"]', effect: 'focus' },
    MENU,
  ],
  '/contact': [
    FIRST_FIELD,
    { name: 'message field', selector: '#outlet form textarea', effect: 'focus' },
    SUBMIT,
    MENU,
  ],
  '/join': [
    FIRST_FIELD,
    { name: 'phone field', selector: '#outlet form input[type="tel"]', effect: 'focus' },
    SUBMIT,
    MENU,
  ],
  '/privacy': [FIRST_LINK, MENU],
  '/accessibility': [FIRST_LINK, MENU],
  // On a phone its tabs are behind this button.
  '/fal-license': [{ name: 'tabs', selector: '#outlet button[aria-expanded]', effect: 'chosen' }, MENU],
  '*': [FIRST_LINK, MENU],
};
