import type { Page } from '@playwright/test';

interface Recording {
  /** Every rule that was inserted, until the first control has come alive. */
  insertedRules?: string[];
  /** Rules of the sheet that the document brought for components, if it still stands then. */
  rulesOfDocument?: number;
}

/** Has each document of a page note its rules from the beginning. */
export async function recordStyles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const inserted: string[] = [];
    const { prototype } = CSSStyleSheet;
    const insert = Object.getOwnPropertyDescriptor(prototype, 'insertRule')
      ?.value as CSSStyleSheet['insertRule'];
    prototype.insertRule = function insertRule(rule, index) {
      inserted.push(rule);
      return insert.call(this, rule, index);
    };
    let ofDocument: HTMLStyleElement | null = null;
    document.addEventListener('readystatechange', () => {
      ofDocument ??= document.querySelector<HTMLStyleElement>('style[data-styled]');
    });
    const look = () => {
      const control = document.querySelector('main a[href], main :is(button, input, select)');
      const isAlive = control && Object.keys(control).some((key) => key.startsWith('__reactProps$'));
      if (!isAlive) return requestAnimationFrame(look);
      const rulesOfDocument = ofDocument?.isConnected ? ofDocument.sheet?.cssRules.length : 0;
      return Object.assign(window, { insertedRules: [...inserted], rulesOfDocument });
    };
    requestAnimationFrame(look);
  });
}

/**
 * Rules that stood in the sheets of a document that came with its content when its first control was alive: those that the document
 * brought, where they stood, and those that were inserted: the browser has to compile none, and none is taken from one sheet to another.
 */
export async function stylesOfFirstView(page: Page): Promise<{ taken: number; inserted: string[] }> {
  await page.waitForFunction(() => (window as Recording).insertedRules !== undefined);
  return page.evaluate(() => {
    const { insertedRules = [], rulesOfDocument = 0 } = window as Recording;
    return { taken: rulesOfDocument, inserted: insertedRules };
  });
}
