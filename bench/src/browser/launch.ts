import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import type { Certificate } from '../site/certificate.ts';
import { CONDITIONS } from './conditions.ts';
import { installClock } from './page-clock.ts';

const CANDIDATES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Maps and other people's pictures: what does not exist here takes no time here.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Frames follow each other at once, so that a latency is work and not waiting for a display. */
const WITHOUT_FRAME_PACING = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export interface LaunchOptions {
  certificate: Certificate;
  framePacing?: boolean;
}

/** Starts the system's Chromium, which trusts the bench's certificate. */
export function launchBrowser({ certificate, framePacing = true }: LaunchOptions): Promise<Browser> {
  const executablePath = CANDIDATES.find((path) => path && existsSync(path));
  if (!executablePath)
    throw new Error('no Chromium is installed; install the package "chromium" or set CHROMIUM');
  return chromium.launch({
    executablePath,
    args: [
      ...ARGUMENTS,
      ...(framePacing ? [] : WITHOUT_FRAME_PACING),
      `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`,
    ],
  });
}

/** A visitor with an empty cache; service workers are blocked. */
export async function newVisitor(browser: Browser, width?: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: width ? { width, height: 900 } : CONDITIONS.viewport,
    deviceScaleFactor: width ? 1 : 2,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The compiler gives functions their names by a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  await context.addInitScript(installClock);
  return context;
}

export interface Slowness {
  network: boolean;
  cpu: number;
}

/** Slows a page down; to be called before it goes anywhere. */
export async function slowDown(page: Page, { network, cpu }: Slowness): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.roundTripMs,
      downloadThroughput: CONDITIONS.downloadBitsPerSecond / 8,
      uploadThroughput: CONDITIONS.uploadBitsPerSecond / 8,
    });
  if (cpu !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}
