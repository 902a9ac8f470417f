import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, testBrowserPath } from '../browser/chromium.ts';
import { captureAgain } from './capture-again.ts';

/** What takes pictures is a part of nothing that runs: who has it not is told what to install. */
const MISSING = 'pictures need "npm install --save-dev playwright-core sharp" and Chromium';

/** Text is drawn from its outlines alone, in grey, whatever the machine is set to; colours are those of the page. */
const SAME_EVERYWHERE: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

const ARGUMENTS: readonly string[] = [
  ...CHROMIUM_ARGUMENTS,
  '--hide-scrollbars',
  '--renderer-process-limit=2',
  // Other people's pages come from nowhere, at once.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // A page is gone before what is compiled once more, to be faster later, has paid.
  '--js-flags=--no-opt,--no-maglev',
];

export interface LaunchOptions {
  /** How text is drawn. Default: as everywhere. Another machine's is what a test asks for. */
  textArguments?: readonly string[];
}

/** A browser with what its pictures depend on. */
export interface PictureBrowser {
  browser: Browser;
  /** Its build, as `156.0.8078.79`. */
  build: string;
  /** What this machine makes of a sample of letters, lines and colours with it: pictures of the same rendering are equal. */
  rendering: string;
  /** A profile that has everything said that pages could differ by. */
  open(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Letters of both scripts, small and large, and shapes: what drawing differs in between machines and builds. */
const SAMPLE = `<!doctype html><meta charset="utf-8"><body style="margin:8px;font:15px/1.5 sans-serif">
<p>Hamburgefonstiv 0123456789 <b>Hamburgefonstiv</b> <i>italic</i></p><p dir="rtl">نص عربي للقياس ٠١٢٣ <b>نص عربي</b></p>
<p style="font:11px serif">The quick brown fox</p><svg width="80" height="40"><path d="M3 37 40 3l37 29" fill="none" stroke="#175"
 stroke-width="1.5"/><circle cx="40" cy="24" r="9" fill="#c60"/></svg>
<div style="inline-size:90px;block-size:30px;border-radius:9px;background:linear-gradient(90deg,#123,#fed);box-shadow:0 2px 6px #0006">`;

/**
 * Starts the program that `CHROMIUM` names, the system's Chromium, or the one that Playwright has installed. Rejects with what
 * to install where there is none.
 */
export async function launchPictureBrowser({
  textArguments = SAME_EVERYWHERE,
}: LaunchOptions = {}): Promise<PictureBrowser> {
  const { chromium } = await import('playwright-core').catch((error: unknown) => {
    throw new Error(MISSING, { cause: error });
  });
  const program = testBrowserPath() ?? [chromium.executablePath()].find((file) => existsSync(file));
  if (!program) throw new Error(`${MISSING}; CHROMIUM names it where it is nowhere usual`);
  const browser = await chromium.launch({ executablePath: program, args: [...ARGUMENTS, ...textArguments] });
  const open = () =>
    browser.newContext({
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: 'en-US',
      timezoneId: 'Asia/Riyadh',
    });
  const context = await open();
  const page = await context.newPage();
  await page.setContent(SAMPLE);
  const sample = await captureAgain(() => page.screenshot());
  await context.close();
  return {
    browser,
    build: browser.version(),
    rendering: createHash('sha256').update(textArguments.join(' ')).update(sample).digest('hex').slice(0, 12),
    open,
    close: () => browser.close(),
  };
}
