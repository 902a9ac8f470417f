// First: before any component is defined.
import './document/take-styles-over.ts';
import './document/insert-beside.ts';
import { createHttpClient } from '@shared/api/http';
import { createBus, createLanguageGate } from '@shared/bus';
import type { DocumentState, RegistrySnapshot } from '@shared/contract';
import { libraryAhead } from '@shared/facades/query';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { afterPaint } from '@shared/ui';
import { navigateToUrl, start } from 'single-spa';
import { restAfter } from './composition/at-rest.ts';
import { diagnose } from './composition/diagnose.ts';
import { followLinks } from './composition/follow-links.ts';
import { createFirstViews } from './composition/first-view.ts';
import { createLateSectionView } from './composition/late-section-view.ts';
import type { LoadRemote } from './composition/live-release.ts';
import { createLoadLog } from './composition/load-log.ts';
import { startLoading } from './composition/load-remotes.ts';
import { startNavigation, type Navigation } from './composition/navigation.ts';
import { registerSections } from './composition/register-sections.ts';
import { reportFailure } from './composition/report-failure.ts';
import { readDocumentState, readRegistry } from './document/document-state.ts';
import { documentLanguage } from './document/language.ts';
import { fetchHeldPictures } from './document/held-pictures.ts';
import { takeLateFonts } from './document/late-fonts.ts';
import { requireElement } from './document/require-element.ts';
import { collectErrors, type ErrorCollection } from './errors/collect-errors.ts';
import type { NotedError } from './errors/noted-error.ts';
import { startServiceWorker } from './offline/start-service-worker.ts';
import type { PageFrame } from './page-frame.ts';
import { startQa } from './qa/start-qa.ts';
import { startFrame } from './start-frame.ts';

/** What every remote is given by the page that it stands in. */
function createCapabilities({ extensions }: DocumentState) {
  return {
    bus: createBus(documentLanguage()),
    languageGate: createLanguageGate(),
    http: createHttpClient({ extensions }),
  };
}
type Capabilities = ReturnType<typeof createCapabilities>;

/** The shell's own pages come as a remote's do, from the shell's files. */
const loadShellPages = async (): ReturnType<LoadRemote> => {
  try {
    const { shellPages } = await import('./pages.ts');
    return { ok: true, value: shellPages };
  } catch (cause) {
    return { ok: false, error: { kind: await diagnose(cause, 'init'), remote: 'shell', cause } };
  }
};

/** Remotes come from their live releases, each load on record. */
function createLoads(registry: RegistrySnapshot) {
  const loading = startLoading(registry);
  const { load: loadRelease, records } = createLoadLog(loading.load);
  const load: LoadRemote = (name) => (name === 'shell' ? loadShellPages() : loadRelease(name));
  return { ...loading, load, records };
}

interface SectionSurroundings {
  registry: RegistrySnapshot;
  state: DocumentState;
  capabilities: Capabilities;
  navigation: Navigation;
  loadFrame: () => Promise<PageFrame>;
  load: LoadRemote;
  canDraw: Promise<unknown>;
  noteError(noted: NotedError): void;
}

/** Puts whoever owns the page into the outlet. Resolves when the first section has come alive, or has failed. */
function startSections({
  registry,
  state,
  capabilities,
  navigation,
  loadFrame,
  load,
  canDraw,
  noteError,
}: SectionSurroundings): Promise<void> {
  const { bus } = capabilities;
  return new Promise((alive) =>
    registerSections({
      registry,
      load,
      canDraw,
      outlet: requireElement('outlet'),
      async prepareRetry(name) {
        try {
          const { prepareRetry } = await import('./composition/prepare-retry.ts');
          await prepareRetry(name, { registry, language: bus.language$.value, load });
        } catch {
          // Where not even this comes, the retry itself says what is wrong.
        }
      },
      view: createLateSectionView(() => loadFrame().then(({ view }) => view)),
      capabilities: {
        ...capabilities,
        reportHead(head) {
          navigation.reportHead(head);
          alive();
        },
      },
      ...createFirstViews(state, bus.language$.value),
      report(failure) {
        reportFailure(failure);
        noteError({ kind: 'section', thrown: failure.cause, remote: failure.remote });
        alive();
      },
    }),
  );
}

/** Islands on the first screen wake when idle, and first: what comes next is asked for after them. */
const answersVisitor = (): Promise<void> =>
  new Promise((resolve) => void afterPaint(() => void whenIdle(resolve)));

/**
 * From here on the address decides what stands in the outlet, and links of the site change it once there is something to draw
 * with: until then they lead to documents, which the server draws.
 * @returns ends the following of links
 */
function startRouting(canDraw: Promise<unknown>, { leave }: Navigation): () => void {
  let stopFollowing = () => {};
  const follow = (url: string) => {
    leave();
    navigateToUrl(url);
  };
  void canDraw.then(() => (stopFollowing = followLinks(follow)));
  start({ urlRerouteOnly: true });
  return () => stopFollowing();
}

interface Waiting {
  registry: RegistrySnapshot;
  capabilities: Capabilities;
  navigation: Navigation;
  loads: ReturnType<typeof createLoads>;
  stopFollowing: () => void;
  atRest: Promise<void>;
  errors: ErrorCollection;
}

/** What no first view needs comes in scripts of its own; without them the site works the same. */
async function startWhatCanWait({
  registry,
  capabilities,
  navigation,
  loads,
  stopFollowing,
  atRest,
  errors,
}: Waiting): Promise<void> {
  await loads.completeFederation();
  try {
    const { startPreparedMoves } = await import('./composition/start-prepared-moves.ts');
    startPreparedMoves({ registry, capabilities, navigation, load: loads.load, atRest, stopFollowing });
    const { startVitals } = await import('./vitals/start-vitals.ts');
    startVitals({ registry, loads, errors });
    const { watchSlowAnswers } = await import('./errors/watch-slow-answers.ts');
    watchSlowAnswers(errors.note);
  } catch {
    // No network, or the page is older than what the site keeps.
  }
}

/** Comes with the first error: most visits need none of it. By a name, which `bench/budgets.json` has a limit for. */
async function loadErrorSender(registry: RegistrySnapshot): Promise<(noted: NotedError) => void> {
  const { createErrorSender } = await import(/* webpackChunkName: "errors" */ './errors/send-errors.ts');
  return createErrorSender(registry);
}

function startShell(): void {
  const registry = readRegistry();
  const errors = collectErrors(() => loadErrorSender(registry));
  const state = readDocumentState();
  const capabilities = createCapabilities(state);
  const navigation = startNavigation(capabilities.bus, {
    outlet: requireElement('outlet'),
    announcer: requireElement('announcer'),
  });
  const loads = createLoads(registry);
  const contentAlive = startSections({
    registry,
    state,
    capabilities,
    navigation,
    loadFrame: () => loadFrame(),
    load: loads.load,
    canDraw: loads.canDraw,
    noteError: errors.note,
  }).then(answersVisitor);
  const loadFrame = startFrame({ state, registry, capabilities, contentAlive });
  const stopFollowing = startRouting(loads.canDraw, navigation);
  const atRest = restAfter(contentAlive);
  void loads.canDraw.then(fetchHeldPictures);
  void contentAlive.then(takeLateFonts);
  // Said by the host, whose facade it is: a release meets older ones, which have no such name.
  void contentAlive.then(libraryAhead);
  startServiceWorker(atRest);
  startQa({ state, registry, loadFrame, loads, shared: loads.scope });
  void contentAlive.then(() =>
    whenIdle(
      () =>
        void startWhatCanWait({ registry, capabilities, navigation, loads, stopFollowing, atRest, errors }),
    ),
  );
}

startShell();
