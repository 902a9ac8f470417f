import { existsSync } from 'node:fs';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without windows, menus and pages of its own: a page costs half as much. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The program that `CHROMIUM` names, or else the first of these that is there. */
const firstOf = (files: readonly string[]): string | undefined =>
  [process.env['CHROMIUM'], ...files].find((file) => file && existsSync(file));

/**
 * The program that `CHROMIUM` names, the system's Chromium as visitors have it, or its headless shell; throws what to install
 * when there is none.
 */
export function findChromium(): string {
  const program = firstOf([...CHROMIUM, HEADLESS_SHELL]);
  if (!program) throw new Error('no Chromium is installed; install the package "chromium" or set CHROMIUM');
  return program;
}

/** What the end-to-end tests drive: `CHROMIUM`, the system's headless shell, or its Chromium; undefined when there is none. */
export const testBrowserPath = (): string | undefined => firstOf([HEADLESS_SHELL, ...CHROMIUM]);

/** The same; throws what to install when there is none. */
export function findTestBrowser(): string {
  const program = testBrowserPath();
  if (!program)
    throw new Error(
      'no Chromium is installed; install the package "chromium-headless-shell" or "chromium", or set CHROMIUM',
    );
  return program;
}

/** Runs in a container and as root, and asks nobody for anything but what a page asks for. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
