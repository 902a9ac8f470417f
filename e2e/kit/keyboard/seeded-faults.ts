import type { Page } from '@playwright/test';

interface Spoilt {
  /** Words of the controls, in their order. */
  buttons: readonly string[];
  tabIndex?: number;
  /** A paragraph behind them. */
  text?: string;
  /** Of what holds them, as `&`. */
  css?: string;
  /** What a walk says. */
  fault: string;
}

/** Controls as a change can spoil them. */
const SPOILT: readonly Spoilt[] = [
  { buttons: ['Bold'], tabIndex: 1, fault: 'button “Bold”: has a place of its own in the order' },
  {
    buttons: ['Shy'],
    css: 'button { outline: none !important }',
    fault: 'button “Shy”: nothing shows that it has the focus',
  },
  {
    buttons: ['Pale'],
    css: '& { background: #8a8a8a } button { outline-color: #808080 !important }',
    fault: 'button “Pale”: its ring has a contrast of 1.1',
  },
  {
    buttons: ['Cramped'],
    css: '& { padding: 0; overflow: hidden; inline-size: fit-content }',
    fault: 'button “Cramped”: 4 sides of its ring are cut off',
  },
  {
    buttons: ['Covered'],
    text: 'Cover',
    css: '& { position: relative } p { position: absolute; inset: 0; margin: 0 }',
    fault: 'button “Covered”: is covered by p “Cover”',
  },
  {
    buttons: ['Far'],
    css: 'button { position: fixed; inset: -500px auto auto 0 }',
    fault: 'button “Far”: stands outside of the window, at 0, -500',
  },
  {
    buttons: ['Second', 'First'],
    css: '& { display: flex; flex-direction: row-reverse; gap: 2rem }',
    fault: 'button “First”: stands before button “Second”, which comes before it',
  },
  { buttons: ['Lost'], tabIndex: -1, fault: 'button “Lost”: is never reached' },
  {
    buttons: [],
    text: 'Dumb',
    css: 'p { cursor: pointer }',
    fault: 'p “Dumb”: looks as if it could be pressed',
  },
];

/**
 * Spoils a page.
 * @returns what a walk is to find in it
 */
export async function seedFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate((spoilt) => {
    const sheet = new CSSStyleSheet();
    for (const [index, { buttons, tabIndex = 0, text, css = '' }] of spoilt.entries()) {
      const place = document.createElement('div');
      place.id = `spoilt-${index}`;
      for (const words of buttons) {
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', textContent: words, tabIndex });
        place.append(button);
      }
      if (text !== undefined) place.append(Object.assign(document.createElement('p'), { textContent: text }));
      document.querySelector('main')?.append(place);
      sheet.insertRule(`#${place.id} { padding: 1rem; ${css} }`, index);
    }
    document.adoptedStyleSheets.push(sheet);
  }, SPOILT);
  return SPOILT.map(({ fault }) => fault);
}
