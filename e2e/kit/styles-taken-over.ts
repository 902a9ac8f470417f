import type { Page } from '@playwright/test';

interface Recording {
  /** Every rule that was inserted, until the first control has come alive. */
  insertedRules?: string[];
  /** What the document brought for components. */
  rulesOfDocument?: string;
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
    let ofDocument = '';
    document.addEventListener('readystatechange', () => {
      ofDocument ||= document.querySelector('style[data-styled="true"]')?.textContent ?? '';
    });
    const look = () => {
      const control = document.querySelector('main a[href], main :is(button, input, select)');
      const isAlive = control && Object.keys(control).some((key) => key.startsWith('__reactProps$'));
      if (!isAlive) return requestAnimationFrame(look);
      return Object.assign(window, { insertedRules: [...inserted], rulesOfDocument: ofDocument });
    };
    requestAnimationFrame(look);
  });
}

/**
 * Rules that stood in the sheets of a document that came with its content when its first control was alive: those of the
 * document, taken over, and those that were compiled in the browser, which has to compile none.
 */
export async function stylesOfFirstView(page: Page): Promise<{ taken: number; compiled: string[] }> {
  await page.waitForFunction(() => (window as Recording).insertedRules !== undefined);
  return page.evaluate(() => {
    const { insertedRules = [], rulesOfDocument = '' } = window as Recording;
    const taken = insertedRules.filter((rule) => rulesOfDocument.includes(rule));
    return { taken: taken.length, compiled: insertedRules.filter((rule) => !taken.includes(rule)) };
  });
}
