import { useSyncExternalStore, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { HostBus } from '@shared/bus';
import { DEFAULT_LANGUAGE, type DocumentState, type HttpClient } from '@shared/contract';
import { createI18n, type I18n } from '@shared/i18n';
import { createLocales, useBusLanguage, whenIdle, type HostLanguageGate } from '@shared/remote-kit/host';
import { hydrate, QueryClient } from '@shared/query';
import type { SwitchLanguage } from '../composition/language.ts';
import { requireElement } from '../composition/require-element.ts';
import { locales } from '../locales/locales.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import type { ChromeScope } from './chrome-scope.ts';
import { ChromeTree } from './chrome-tree.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { settingsQuery, storedSettings, type SettingsApi } from './settings.ts';
import { Toaster } from './toaster.tsx';

interface ChromePorts {
  bus: HostBus;
  http: HttpClient;
  languageGate: HostLanguageGate;
  state: DocumentState;
  switchLanguage: SwitchLanguage;
  /** Resolves when the section of a rendered document has come alive, or has failed. */
  contentAlive: Promise<void>;
}

export interface Chrome {
  scope: ChromeScope;
}

const NAMESPACE = 'shell';
/** A section that never answers does not hold up the rest of the page. */
const CONTENT_PATIENCE_MS = 3000;

/** Shows header, footer and toaster: hydrated when the document was rendered in this language. */
export async function startChrome(ports: ChromePorts): Promise<Chrome> {
  const { bus, http, languageGate, state, contentAlive } = ports;
  const i18n = createI18n({ language: DEFAULT_LANGUAGE, namespace: NAMESPACE, resources: {} });
  const words = createLocales(i18n, NAMESPACE, locales);
  await words.load(bus.language$.value);
  languageGate.register((language) => words.load(language));

  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: Infinity },
    },
  });
  // The calls come with the first one: the document has brought the settings of this visit.
  const api: SettingsApi = {
    getSettings: async (options) => {
      const { createApi } = await import('@shared/api');
      return createApi(http).getSettings(options);
    },
  };
  const { queryKey } = settingsQuery(api);
  if (state.chrome) hydrate(queryClient, state.chrome);

  const scope: ChromeScope = {
    wrap: (content) => (
      <ChromeRoot ports={ports} i18n={i18n} queryClient={queryClient} api={api}>
        {content}
      </ChromeRoot>
    ),
  };

  const show = (id: string, content: ReactNode) => {
    const place = requireElement(id);
    const options = { identifierPrefix: `${id}-` };
    if (place.hasChildNodes() && state.language === bus.language$.value) {
      const hydrateChrome = () =>
        hydrateRoot(place, scope.wrap(content), {
          ...options,
          onRecoverableError: (error) => console.error(`${id}: the server's markup did not fit`, error),
        });
      // Links and menu of the server's header work by themselves; what the visitor came for is first.
      if (state.rendered) void Promise.race([contentAlive, delay(CONTENT_PATIENCE_MS)]).then(hydrateChrome);
      else hydrateChrome();
      return;
    }
    place.replaceChildren();
    createRoot(place, options).render(scope.wrap(content));
  };
  show('header', <Header />);
  show('footer', <Footer />);
  createRoot(requireElement('toasts'), { identifierPrefix: 'toasts-' }).render(
    scope.wrap(
      <>
        <Toaster bus={bus} />
        <OfflineNotice />
      </>,
    ),
  );

  whenIdle(() => {
    if (!queryClient.getQueryData(queryKey)) {
      const kept = storedSettings();
      if (kept) queryClient.setQueryData(queryKey, kept);
    }
    void queryClient.fetchQuery({ ...settingsQuery(api), staleTime: 0 }).catch(() => undefined);
  });
  return { scope };
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface ChromeRootProps {
  ports: ChromePorts;
  i18n: I18n;
  queryClient: QueryClient;
  api: SettingsApi;
  children: ReactNode;
}

function ChromeRoot({ ports, i18n, queryClient, api, children }: ChromeRootProps) {
  const language = useBusLanguage(ports.bus);
  const pathname = useSyncExternalStore(subscribeToRoute, currentPath, currentPath);
  return (
    <ChromeTree
      i18n={i18n}
      language={language}
      queryClient={queryClient}
      context={{ api, pathname, switchLanguage: ports.switchLanguage }}
    >
      {children}
    </ChromeTree>
  );
}

const currentPath = () => window.location.pathname;

function subscribeToRoute(changed: () => void): () => void {
  window.addEventListener('single-spa:routing-event', changed);
  return () => window.removeEventListener('single-spa:routing-event', changed);
}
