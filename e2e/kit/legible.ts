import type { Page } from '@playwright/test';

/** What a visitor may set of all text without losing any (WCAG 2.2, 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** What cannot be read to its end, by its words: cut off at the window's edge, or inside of what it stands in. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = document.querySelector('dialog[open], [popover]:popover-open') ?? document;
    const isOutside = ({ left, right, width }: DOMRect) =>
      width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
    const hasOwnText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    /** Half a line more than there is room for is the room below the letters of the last one. */
    const isClipped = (element: Element) => {
      const { overflowX, clipPath, fontSize } = getComputedStyle(element);
      if (overflowX === 'visible' || clipPath !== 'none') return false;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // For those who hear it alone.
      if (clientWidth <= 1) return false;
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + Number.parseFloat(fontSize) * 0.6;
    };
    /** What scrolls sideways shows it when it is moved. */
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return /auto|scroll|hidden/.test(getComputedStyle(parent).overflowX) || scrolls(parent);
    };
    const isPlaced = (element: Element) => getComputedStyle(element).transform === 'none';
    return [...scope.querySelectorAll('h1, h2, h3, p, a, button, label, dt, dd, li, span, td, th, legend')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter(hasOwnText)
      .filter(
        (element) =>
          isClipped(element) ||
          (isOutside(element.getBoundingClientRect()) && isPlaced(element) && !scrolls(element)),
      )
      .map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40));
  });

interface Legibility {
  /** Of the document, in CSS pixels: more than the window's has to be moved sideways. */
  width: number;
  cutOff: string[];
}

/**
 * As whoever scrolls sees it: what the browser leaves out of its drawing until then has the measures of another moment. From the first
 * look on all of the page stays drawn, since each change of that has the browser go through all styles.
 */
async function legibility(page: Page): Promise<Legibility> {
  const width = await page.evaluate(async () => {
    const drawn = window as { sheetThatDrawsAll?: CSSStyleSheet };
    if (!drawn.sheetThatDrawsAll) {
      drawn.sheetThatDrawsAll = new CSSStyleSheet();
      drawn.sheetThatDrawsAll.replaceSync(
        '* { content-visibility: visible !important; } [data-ahead] { content-visibility: hidden !important; }',
      );
      document.adoptedStyleSheets.push(drawn.sheetThatDrawsAll);
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.scrollWidth;
  });
  return { width, cutOff: await cutOff(page) };
}

/** Of the window's height, what stands still over the page while it is read: 0 to 1. Nobody reads it below what is open above it. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (document.querySelector('dialog[open], [popover]:popover-open')) return 0;
    window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const stands = (element: Element | null): boolean => {
      // A notice goes by itself.
      if (!element || element === document.body || element.closest('#toasts')) return false;
      const { position, display } = getComputedStyle(element);
      return (
        position === 'fixed' || (position === 'sticky' && display !== 'none') || stands(element.parentElement)
      );
    };
    const lines = Array.from({ length: Math.floor(window.innerHeight / 10) }, (_, index) => index * 10 + 5);
    const held = lines.filter((y) => stands(document.elementFromPoint(window.innerWidth / 2, y)));
    window.scrollTo(0, 0);
    return held.length / lines.length;
  });

/** More than this of a window at 400% is the page's own: 0 to 1. */
const MOST_COVERED_AT_FOURFOLD = 1 / 3;

/**
 * What is lost of the page in a window of 1280 by 1024 at 400%, which is 320 by 256 (WCAG 2.2, 1.4.10).
 * @returns `overCovered`: what header and bars take of the window's height, 0 where it is no more than a third
 */
export async function atFourfoldZoom(page: Page): Promise<Legibility & { overCovered: number }> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const found = await legibility(page);
  const share = await covered(page);
  if (before) await page.setViewportSize(before);
  return { ...found, overCovered: share > MOST_COVERED_AT_FOURFOLD ? share : 0 };
}

/** As a visitor sets it in the browser: the size of text in CSS pixels, and windows in which it is read. */
const LARGE_TEXT = [
  { text: 24, width: 390, height: 844 },
  { text: 24, width: 844, height: 390 },
  { text: 32, width: 390, height: 844 },
] as const;

/** More than this of a low window is the page's own: 0 to 1. */
const MOST_COVERED = 0.4;

/**
 * Where something of the page is lost with text half as large again, or twice as large, as usual (WCAG 2.2, 1.4.4): on a phone upright
 * and on its side, where bars leave most of the window to the page.
 */
export async function lostInLargeText(page: Page): Promise<unknown[]> {
  const before = page.viewportSize();
  const devTools = await page.context().newCDPSession(page);
  const setText = (size: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  const lost = [];
  for (const { text, width, height } of LARGE_TEXT) {
    await setText(text);
    await page.setViewportSize({ width, height });
    const seen = await legibility(page);
    const share = height < width ? await covered(page) : 0;
    if (seen.width > width || seen.cutOff.length > 0 || share > MOST_COVERED)
      lost.push({ text, window: width, ...seen, covered: share });
  }
  await setText(16);
  await devTools.detach();
  if (before) await page.setViewportSize(before);
  return lost;
}

/** What is lost of the page where the visitor spaces all text out. */
export async function withTextSpacing(page: Page): Promise<Legibility> {
  const spacing = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, TEXT_SPACING);
  const found = await legibility(page);
  await spacing.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  await spacing.dispose();
  return found;
}

/** Controls whose shape is a colour alone: where the system chooses the colours, nothing of them would be seen but words. */
export async function shapelessInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    /** Those that the system itself draws are borders to it. */
    const isBordered = (element: Element) => {
      const { appearance, borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element);
      return (
        appearance === 'auto' ||
        (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
        outlineStyle !== 'none'
      );
    };
    return [...document.querySelectorAll('input:not([type="hidden"]), select, textarea, [role="switch"]')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter(
        (element) => !isBordered(element) && !(element.parentElement && isBordered(element.parentElement)),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** What moves although the visitor wants no motion. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .filter(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .some(
            (frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame || 'rotate' in frame,
          ),
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  );

/**
 * Transitions that the page starts as all of its text grows, although the visitor wants no motion: one of a hundredth of a
 * millisecond is computed, begun and ended for each property of each element all the same.
 */
export const transitionsOfGrowingText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '110%';
    const started = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    root.style.fontSize = '';
    return started.length;
  });
