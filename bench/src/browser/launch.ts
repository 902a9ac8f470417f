import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, findChromium } from 'tools';
import type { Certificate } from '../site/certificate.ts';
import { CONDITIONS } from './conditions.ts';
import { openSilently, type DevToolsSession, type SilentBrowser } from './devtools-pipe.ts';
import { installClock, NAMES_OF_FUNCTIONS } from './page-clock.ts';

/** Maps and other people's pictures: what does not exist here takes no time here. */
const NOBODY_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Frames follow each other at once, so that a latency is work and not waiting for a display. */
const WITHOUT_FRAME_PACING = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export interface LaunchOptions {
  /** The one that the browser trusts. */
  certificate: Certificate;
  /** Whether frames wait for a display of 60 Hz. Default: `true`. */
  framePacing?: boolean;
}

const argumentsFor = ({ certificate, framePacing = true }: LaunchOptions): readonly string[] => [
  ...CHROMIUM_ARGUMENTS,
  NOBODY_ELSE,
  ...(framePacing ? [] : WITHOUT_FRAME_PACING),
  `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`,
];

/** Starts the system's Chromium, which trusts the bench's certificate. */
export function launchBrowser(options: LaunchOptions): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...argumentsFor(options)] });
}

/** The same, for what is to be measured from its first script on; see `openSilently`. */
export const launchSilently = (options: LaunchOptions): Promise<SilentBrowser> =>
  openSilently(findChromium(), argumentsFor(options));

export interface VisitorOptions {
  /** Of a window on a desk, in pixels. Default: the phone of `CONDITIONS`. */
  width?: number;
  /** Whether the visitor wants motion, which some moves have. Default: `false`. */
  wantsMotion?: boolean;
}

/** A visitor with an empty cache; service workers are blocked. */
export async function newVisitor(
  browser: Browser,
  { width, wantsMotion = false }: VisitorOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: width ? { width, height: 900 } : CONDITIONS.viewport,
    deviceScaleFactor: width ? 1 : 2,
    reducedMotion: wantsMotion ? 'no-preference' : 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript({ content: NAMES_OF_FUNCTIONS });
  await context.addInitScript(installClock);
  return context;
}

export interface Slowness {
  /** Whether the network is that of `CONDITIONS`. */
  network: boolean;
  /** How many times slower the processor is; 1 leaves it alone. */
  cpu: number;
}

/** Slows a page down; to be called before it goes anywhere. */
export async function slowDown(page: Page, slowness: Slowness): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await slowDownSession(session, slowness);
  return session;
}

/** The same, of a page that we talk to ourselves. */
export async function slowDownSession(session: DevToolsSession, { network, cpu }: Slowness): Promise<void> {
  await session.send('Network.enable');
  if (network)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.roundTripMs,
      downloadThroughput: CONDITIONS.downloadBitsPerSecond / 8,
      uploadThroughput: CONDITIONS.uploadBitsPerSecond / 8,
    });
  if (cpu !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
