import { createBus } from '@shared/bus';
import { createHttpClient } from '@shared/api/http';
import { createLanguageGate, interceptLinks, whenIdle } from '@shared/remote-kit/host';
import { navigateToUrl, start } from 'single-spa';
import { startChrome } from './chrome/start-chrome.tsx';
import { readDocumentState, readRegistry } from './composition/document-state.ts';
import { startFederation, type LoadRemote } from './composition/federation.ts';
import { createFirstViews } from './composition/first-view.ts';
import { createLanguageSwitch, documentLanguage } from './composition/language.ts';
import { createLoadLog } from './composition/load-log.ts';
import { startNavigation } from './composition/navigation.ts';
import { startPrefetching } from './composition/prefetch.ts';
import { createRetryPreparation } from './composition/prepare-retry.ts';
import { registerSections } from './composition/register-sections.ts';
import { reportFailure } from './composition/report-failure.ts';
import { createSectionView } from './composition/section-view.tsx';
import { requireElement } from './composition/require-element.ts';
import { startServiceWorker } from './offline/start-service-worker.ts';
import { shellPages } from './pages.ts';
import { startQa } from './qa/start-qa.ts';
import { startVitals } from './vitals/start-vitals.ts';

async function startShell(): Promise<void> {
  const registry = readRegistry();
  const state = readDocumentState();
  const outlet = requireElement('outlet');
  const bus = createBus(documentLanguage());
  const languageGate = createLanguageGate();
  const http = createHttpClient({});
  const switchLanguage = createLanguageSwitch(bus, languageGate);

  let markAlive = () => {};
  const contentAlive = new Promise<void>((resolve) => {
    markAlive = resolve;
  });
  const chrome = await startChrome({ bus, http, languageGate, state, switchLanguage, contentAlive });
  const navigation = startNavigation(bus, { outlet, announcer: requireElement('announcer') });
  const loadFromRelease = startFederation(registry);
  const loads = createLoadLog(loadFromRelease);
  const load: LoadRemote = (name) =>
    name === 'shell' ? Promise.resolve({ ok: true, value: shellPages }) : loads.load(name);

  registerSections({
    load,
    prepareRetry: createRetryPreparation(registry, () => bus.language$.value),
    view: createSectionView(chrome.scope),
    outlet,
    capabilities: {
      bus,
      http,
      languageGate,
      reportHead(head) {
        navigation.reportHead(head);
        markAlive();
      },
    },
    ...createFirstViews(state, bus.language$.value),
    report(failure) {
      reportFailure(failure);
      markAlive();
    },
  });
  interceptLinks(navigateToUrl, (pathname) => !/^\/(?:api|media|remotes|assets)\//.test(pathname));
  start({ urlRerouteOnly: true });
  startPrefetching(registry, { bus, http }, load);
  startServiceWorker();
  startQa({ state, registry, scope: chrome.scope, loads });
  whenIdle(() => void startVitals({ registry, loads }));
  document.documentElement.removeAttribute('data-language-repair');
}

void startShell();
