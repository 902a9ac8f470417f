import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { HostBus, HostLanguageGate } from '@shared/bus';
import {
  guestLinks,
  tellMismatch,
  type DocumentState,
  type HttpClient,
  type RegistrySnapshot,
  type ToastCommand,
} from '@shared/contract';
import { createI18n, createLocales, useBusLanguage, type I18n } from '@shared/i18n';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { hydrate, QueryClient } from '@shared/facades/query';
import type { SwitchLanguage } from '../document/language.ts';
import { requireElement } from '../document/require-element.ts';
import { locales } from '../locales/locales.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import type { ChromeContextValue, SettingsApi } from './chrome-context.ts';
import type { ChromeScope } from './chrome-scope.ts';
import { ChromeTree } from './chrome-tree.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { renewSettings, settingsQuery, storedSettings } from './settings.ts';
import { Toaster } from './toaster.tsx';

export interface ChromePorts {
  bus: HostBus;
  http: HttpClient;
  languageGate: HostLanguageGate;
  state: DocumentState;
  registry: RegistrySnapshot;
  switchLanguage: SwitchLanguage;
  /** Hands over the notifications that were commanded before there was a toaster, which it listens for from then on. */
  takeEarlyToasts(): readonly ToastCommand[];
}

export interface Chrome {
  scope: ChromeScope;
  /**
   * Shows header and footer when it is their `turn`: those of a document that was rendered in this language are hydrated.
   * Notices come at once, the code of the toaster after `contentAlive`.
   */
  show(when: { turn: Promise<void>; contentAlive: Promise<void> }): void;
}

const NAMESPACE = 'shell';

/** Makes header, footer and toaster ready to show: their words are here, and their data as far as the document has it. */
export async function createChrome(ports: ChromePorts): Promise<Chrome> {
  const { bus, http, languageGate, state } = ports;
  const i18n = createI18n({ namespace: NAMESPACE });
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

  const { news$ } = bus;
  const context: ChromeContextValue = {
    api,
    guests: guestLinks(ports.registry),
    // The visitor may have gone on before the server's header is hydrated, which shows the address of the document.
    pathname: {
      subscribe: subscribeToRoute,
      now: () => window.location.pathname,
      sent: () => state.url.split('?')[0] ?? '/',
    },
    news: {
      subscribe(changed) {
        const heard = news$.subscribe(changed);
        return () => heard.unsubscribe();
      },
      now: () => news$.value,
      sent: () => 0,
    },
    switchLanguage: ports.switchLanguage,
  };
  const scope: ChromeScope = {
    wrap: (content) => (
      <ChromeRoot bus={bus} i18n={i18n} queryClient={queryClient} context={context}>
        {content}
      </ChromeRoot>
    ),
  };

  const show = (id: string, content: ReactNode) => {
    const place = requireElement(id);
    const options = { identifierPrefix: `${id}-` };
    if (place.hasChildNodes() && state.language === bus.language$.value) {
      hydrateRoot(place, scope.wrap(content), {
        ...options,
        onRecoverableError: (error, { componentStack }) => tellMismatch(id, error, componentStack),
      });
      return;
    }
    place.replaceChildren();
    createRoot(place, options).render(scope.wrap(content));
  };
  const showHeaderAndFooter = () => {
    show('header', <Header />);
    show(
      'footer',
      <Standing tell={renewWhenIdle}>
        <Footer />
      </Standing>,
    );
  };
  // Renewed before, the settings would be hydrated onto markup that knows nothing of them: a busy browser may be idle before.
  const renewWhenIdle = () => void whenIdle(renew);
  const renew = () => {
    if (!queryClient.getQueryData(queryKey)) {
      const kept = storedSettings();
      if (kept) queryClient.setQueryData(queryKey, kept);
    }
    void renewSettings(queryClient, api);
  };
  /** Each in a root of its own: what fails in one takes nothing of the other along. */
  const showNotices = (contentAlive: Promise<void>) => {
    const place = requireElement('toasts');
    const showBeside = (prefix: string, content: ReactNode) =>
      createRoot(place.appendChild(document.createElement('div')), { identifierPrefix: prefix }).render(
        scope.wrap(content),
      );
    showBeside(
      'toasts-',
      <Toaster bus={bus} contentAlive={contentAlive} takeEarly={ports.takeEarlyToasts} />,
    );
    showBeside('offline-', <OfflineNotice />);
  };

  return {
    scope,
    show({ turn, contentAlive }) {
      void turn.then(showHeaderAndFooter);
      showNotices(contentAlive);
    },
  };
}

/** Tells when what is in it stands for the first time. */
function Standing({ tell, children }: { tell(): void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

interface ChromeRootProps {
  bus: HostBus;
  i18n: I18n;
  queryClient: QueryClient;
  context: ChromeContextValue;
  children: ReactNode;
}

function ChromeRoot({ bus, children, ...tree }: ChromeRootProps) {
  const language = useBusLanguage(bus);
  return (
    <ChromeTree {...tree} language={language}>
      {children}
    </ChromeTree>
  );
}

function subscribeToRoute(changed: () => void): () => void {
  window.addEventListener('single-spa:routing-event', changed);
  return () => window.removeEventListener('single-spa:routing-event', changed);
}
