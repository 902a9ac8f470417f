import type { Browser } from 'playwright-core';
import type { Result } from '@shared/contract';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from '../browser/chromium.ts';

/**
 * Starts a browser without a window. Its driver, an optional dependency, is loaded here alone; the error says what is missing and
 * how it comes.
 * @param limitMs until it has started
 */
export async function openBrowser(limitMs: number): Promise<Result<Browser>> {
  const driver = await import('playwright-core').catch(() => undefined);
  if (!driver)
    return {
      ok: false,
      error: 'playwright-core is not installed; "npm install --save-dev playwright-core" brings it',
    };
  try {
    const browser = await driver.chromium.launch({
      executablePath: findTestBrowser(),
      timeout: limitMs,
      // A page of a trial is gone before what is compiled once more, to be faster later, has paid.
      args: [...CHROMIUM_ARGUMENTS, '--renderer-process-limit=3', '--js-flags=--no-opt,--no-maglev'],
    });
    return { ok: true, value: browser };
  } catch (error) {
    return {
      ok: false,
      error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    };
  }
}
