import { CONDITIONS } from './conditions.ts';
import type { DevToolsSession, SilentBrowser } from './devtools-pipe.ts';
import { slowDownSession, type Slowness } from './launch.ts';
import { installClock, NAMES_OF_FUNCTIONS } from './page-clock.ts';

/** A page under `CONDITIONS` that is not looked into while it starts: the `Runtime` domain stays off. */
export interface SilentPage {
  session: DevToolsSession;
  /** Has something run in each document before anything of its own, given what can be JSON. */
  runFirst<Given>(run: (given: Given) => void, given: Given): Promise<void>;
  /** Resolves when the address was asked for. */
  go(url: string): Promise<void>;
  /** Runs something in the page that is there now, and resolves to what comes of it; only what can be JSON. */
  evaluate<Value>(run: () => Value | Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** A visitor with an empty cache. */
export interface SilentVisitor {
  /** @param slowness default: that of `CONDITIONS` */
  openPage(slowness?: Slowness): Promise<SilentPage>;
  close(): Promise<void>;
}

const SLOW_PHONE: Slowness = { network: true, cpu: CONDITIONS.cpuSlowDown };

/** Runs in the page: service workers stay out of it. */
function blockServiceWorkers(): void {
  if ('serviceWorker' in navigator)
    // Never resolves: whoever waits for a worker waits as where there is none yet.
    Object.defineProperty(navigator.serviceWorker, 'register', { value: () => new Promise(() => {}) });
}

const call = (run: (given: never) => unknown, given?: unknown) =>
  `(${run.toString()})(${given === undefined ? '' : JSON.stringify(given)})`;

async function setUp(session: DevToolsSession, slowness: Slowness): Promise<void> {
  const { viewport } = CONDITIONS;
  await session.send('Page.enable');
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 2,
    mobile: false,
  });
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  // As a window in front of somebody, in which a field can have the focus.
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await slowDownSession(session, slowness);
}

/** A visitor whose language is that of `CONDITIONS`, on a slow phone. */
export async function newSilentVisitor(
  { session: browser, attach }: SilentBrowser,
  url: string,
): Promise<SilentVisitor> {
  const { browserContextId } = await browser.send('Target.createBrowserContext', { disposeOnDetach: true });
  const cookie = { name: 'language', value: CONDITIONS.language, url };
  await browser.send('Storage.setCookies', { browserContextId, cookies: [cookie] });
  return {
    async openPage(slowness = SLOW_PHONE) {
      const { targetId } = await browser.send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        ...CONDITIONS.viewport,
      });
      const session = await attach(targetId);
      await setUp(session, slowness);
      const runFirst = async (source: string) => {
        await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
      };
      await runFirst(NAMES_OF_FUNCTIONS);
      await runFirst(call(blockServiceWorkers));
      await runFirst(call(installClock));
      return {
        session,
        runFirst: (run, given) => runFirst(call(run, given)),
        async go(to) {
          const { errorText } = await session.send('Page.navigate', { url: to });
          if (errorText) throw new Error(`${to}: ${errorText}`);
        },
        async evaluate<Value>(run: () => Value | Promise<Value>) {
          const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
            expression: call(run),
            awaitPromise: true,
            returnByValue: true,
          });
          if (exceptionDetails)
            throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
          return result.value as Value;
        },
        async close() {
          await browser.send('Target.closeTarget', { targetId });
        },
      };
    },
    async close() {
      await browser.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
