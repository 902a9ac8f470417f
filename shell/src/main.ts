import { createHttpClient } from '@shared/api/http';
import { createBus, createLanguageGate } from '@shared/bus';
import type { DocumentState, RegistrySnapshot } from '@shared/contract';
import { interceptLinks } from '@shared/host';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { navigateToUrl, start } from 'single-spa';
import type { ChromeScope } from './chrome/chrome-scope.ts';
import { createChrome } from './chrome/create-chrome.tsx';
import { restAfter } from './composition/at-rest.ts';
import { createFirstViews } from './composition/first-view.ts';
import type { LoadRemote } from './composition/live-release.ts';
import { createLoadLog } from './composition/load-log.ts';
import { startLoading } from './composition/load-remotes.ts';
import { startNavigation } from './composition/navigation.ts';
import { registerSections } from './composition/register-sections.ts';
import { reportFailure } from './composition/report-failure.ts';
import { createSectionView } from './composition/section-view.tsx';
import { readDocumentState, readRegistry } from './document/document-state.ts';
import { createLanguageSwitch, documentLanguage } from './document/language.ts';
import { requireElement } from './document/require-element.ts';
import { startServiceWorker } from './offline/start-service-worker.ts';
import { shellPages } from './pages.ts';
import { startQa } from './qa/start-qa.ts';

/** What every remote is given by the page that it stands in. */
function createCapabilities() {
  return {
    bus: createBus(documentLanguage()),
    languageGate: createLanguageGate(),
    http: createHttpClient({}),
  };
}
type Capabilities = ReturnType<typeof createCapabilities>;

/** The shell's own pages are part of the page; remotes come from their live releases, each load on record. */
function createLoads(registry: RegistrySnapshot) {
  const { load: loadLive, scope, completeFederation } = startLoading(registry);
  const { load: loadRelease, records } = createLoadLog(loadLive);
  const load: LoadRemote = (name) =>
    name === 'shell' ? Promise.resolve({ ok: true, value: shellPages }) : loadRelease(name);
  return { load, records, scope, completeFederation };
}

interface SectionSurroundings {
  registry: RegistrySnapshot;
  state: DocumentState;
  capabilities: Capabilities;
  scope: ChromeScope;
  load: LoadRemote;
}

/** Puts whoever owns the page into the outlet. Resolves when the first section has come alive, or has failed. */
function startSections({ registry, state, capabilities, scope, load }: SectionSurroundings): Promise<void> {
  const { bus } = capabilities;
  const outlet = requireElement('outlet');
  const navigation = startNavigation(bus, { outlet, announcer: requireElement('announcer') });
  return new Promise((alive) =>
    registerSections({
      load,
      outlet,
      async prepareRetry(name) {
        try {
          const { prepareRetry } = await import('./composition/prepare-retry.ts');
          await prepareRetry(name, { registry, language: bus.language$.value, load });
        } catch {
          // Where not even this comes, the retry itself says what is wrong.
        }
      },
      view: createSectionView(scope),
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
        alive();
      },
    }),
  );
}

/** From here on the address decides what stands in the outlet, and links of the site change it. */
function startRouting(): void {
  interceptLinks(navigateToUrl, (pathname) => !/^\/(?:api|media|remotes|assets)\//.test(pathname));
  start({ urlRerouteOnly: true });
}

interface Waiting {
  registry: RegistrySnapshot;
  capabilities: Capabilities;
  loads: ReturnType<typeof createLoads>;
  atRest: Promise<void>;
}

/** What no first view needs comes in scripts of its own; without them the site works the same. */
async function startWhatCanWait({ registry, capabilities, loads, atRest }: Waiting): Promise<void> {
  await loads.completeFederation();
  try {
    const { startPrefetching } = await import('./composition/prefetch.ts');
    startPrefetching(registry, capabilities, loads.load, atRest);
    const { startVitals } = await import('./vitals/start-vitals.ts');
    startVitals({ registry, loads });
  } catch {
    // No network, or the page is older than what the site keeps.
  }
}

async function startShell(): Promise<void> {
  const registry = readRegistry();
  const state = readDocumentState();
  const capabilities = createCapabilities();
  const { bus, languageGate } = capabilities;
  const switchLanguage = createLanguageSwitch(bus, languageGate);
  const chrome = await createChrome({ ...capabilities, state, switchLanguage });
  const { scope } = chrome;
  const loads = createLoads(registry);
  const contentAlive = startSections({ registry, state, capabilities, scope, load: loads.load });
  chrome.show(contentAlive);
  startRouting();
  const atRest = restAfter(contentAlive);
  startServiceWorker(atRest);
  startQa({ state, registry, scope, loads, shared: loads.scope });
  void contentAlive.then(() =>
    whenIdle(() => void startWhatCanWait({ registry, capabilities, loads, atRest })),
  );
  document.documentElement.removeAttribute('data-language-repair');
}

void startShell();
