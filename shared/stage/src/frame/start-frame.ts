import { createHttpClient } from '@shared/api/http';
import { createBus, createLanguageGate } from '@shared/bus';
import { API_EXTENSIONS, type RemoteModule, type Route } from '@shared/contract';
import { interceptLinks } from '@shared/host';
import { countHost, findLeaks } from '@shared/remote-kit/leaks';
import { addErrorHandler, navigateToUrl, registerApplication, start, triggerAppChange } from 'single-spa';
import { hearBar, tellBar, type BarMessage } from '../channel/messages.ts';
import { playScenario } from '../scenario/play-scenario.ts';
import { applyAppearance } from './appearance.ts';
import { watchArrivals } from './arrivals.ts';
import { takeStageState } from './frame-address.ts';
import { showSurroundings } from './frame-surroundings.tsx';
import { createNotices } from './notices.ts';
import { painted, quietened } from './painted.ts';
import { subjectOf, toldLifecycles } from './subject.ts';
import { watchLocation } from './watch-location.ts';
import { watchBus, watchHttp, type Log } from './watched-host.ts';

/** Loads the remote's public face, `src/remote.ts`. */
export type LoadRemote = () => Promise<{ default: RemoteModule }>;

/** First mounts bring words, pages and styles, which stay for good reason. */
const WARM_UP = 20;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * The remote alone in a document of its own, by the same public lifecycles and with the same host parts that
 * the shell uses. What happens is told to the bar around it; what the bar says is done.
 */
export async function startFrame(
  name: string,
  routes: readonly Route[],
  loadRemote: LoadRemote,
): Promise<void> {
  const state = takeStageState(routes);
  applyAppearance(state);
  const notices = createNotices();
  const bus = createBus(state.lang);
  showSurroundings(bus, notices);

  /** While mounting many times nothing is told: it would be told each time. */
  let quiet = false;
  const log: Log = (entry) => {
    if (!quiet) tellBar({ type: 'traffic', entry: { ...entry, at: Math.round(performance.now()) } });
  };
  const failed = (what: string) => (error: unknown) => {
    const message = `${what}: ${messageOf(error)}`;
    log({ channel: 'host', title: what, outcome: messageOf(error), detail: stackOf(error), wrong: true });
    notices.set(what, message);
    tellBar({ type: 'failed', message });
  };

  const api = watchArrivals(watchHttp(createHttpClient({ extensions: API_EXTENSIONS }), log));
  const counted = countHost(watchBus(bus, log), createLanguageGate());
  let onStage = true;
  const show = async (shown: boolean) => {
    onStage = shown;
    await triggerAppChange();
  };

  async function raise(): Promise<void> {
    const { default: remote } = await loadRemote();
    tellBar({ type: 'ready', parcels: Object.keys(remote.parcels) });
    const host = {
      domElement: document.body.insertBefore(document.createElement('main'), document.body.lastChild),
      bus: counted.bus,
      http: api.http,
      languageGate: counted.languageGate,
      reportRenderError: failed('The remote threw while rendering'),
    };
    const { lifecycles, props } = subjectOf(remote, state, host, (head) => {
      document.title = head.title;
      log({ channel: 'host', title: 'head', outcome: head.title, detail: JSON.stringify(head, null, 2) });
    });
    addErrorHandler(failed('A lifecycle failed'));
    registerApplication({
      name,
      app: toldLifecycles(lifecycles, log) as never,
      activeWhen: () => onStage,
      customProps: props,
    });
    start({ urlRerouteOnly: true });
    await triggerAppChange();
  }

  async function mountOften(cycles: number): Promise<void> {
    quiet = true;
    // With its data on screen once: in a fresh browser it may come after all of the warm-up, with the styles of what shows it.
    await api.arrived();
    await painted();
    await show(false);
    const report = await findLeaks({
      cycles,
      warmUp: Math.min(WARM_UP, cycles),
      async cycle() {
        await show(true);
        await painted();
        await show(false);
      },
      settle: quietened,
      subscriptions: counted.subscriptions,
      onProgress: (done) => tellBar({ type: 'cycled', done, cycles }),
    }).finally(() => {
      quiet = false;
      return show(true);
    });
    tellBar({ type: 'leaks', report });
  }

  async function obey(message: BarMessage): Promise<void> {
    if (message.type === 'navigate') navigateToUrl(message.path);
    else if (message.type === 'cycle') await mountOften(message.cycles);
    else {
      await counted.languageGate.prepare(message.lang);
      applyAppearance(message);
      if (message.lang !== bus.language$.value) log({ channel: 'bus', title: `language ${message.lang}` });
      bus.switchLanguage(message.lang);
    }
  }

  watchLocation(name, routes, state.parcel === '', notices);
  interceptLinks(navigateToUrl, (pathname) => !/^\/(?:api|media|releases)\//.test(pathname));
  await playScenario(state).catch(failed('The API scenario did not start'));
  const raised = raise().catch(failed('The remote did not come on stage'));
  // Heard at once, done in order: what is asked of a remote that is on its way waits for it.
  hearBar((message) => void raised.then(() => obey(message)).catch(failed('The stage failed')));
}
