import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium, or the program that `CHROMIUM` names; throws what to install when there is none. */
export function findChromium(): string {
  const program = CANDIDATES.find((file) => file && existsSync(file));
  if (!program) throw new Error('no Chromium is installed; install the package "chromium" or set CHROMIUM');
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
