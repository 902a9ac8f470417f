import { createHttpClient } from '@shared/api/http';
import { createBus } from '@shared/bus';
import {
  directionOf,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGES,
  ROUTES,
  type Head,
  type Language,
  type RemoteLifecycles,
  type RemoteProps,
} from '@shared/contract';
import { navigateToUrl, registerApplication, start } from 'single-spa';
import { interceptLinks } from '../host/intercept-links.ts';
import { createLanguageGate } from '../host/language-gate.ts';
import { createStageToolbar } from './stage-toolbar.ts';
import { addStageStyles } from './stage-styles.tsx';

function storedLanguage(): Language {
  try {
    const asked =
      new URLSearchParams(window.location.search).get('lang') ?? window.localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(asked) ? asked : 'ar';
  } catch {
    return 'ar';
  }
}

/**
 * The standalone stage: one remote alone on its own origin, by the same public lifecycles that the shell
 * uses, with a bus and the real API, for its team and for QA. It cannot show what only the shell has:
 * header, footer, the toaster and server rendering.
 */
export function startStage(name: string, remote: RemoteLifecycles): void {
  const root = document.getElementById('stage') ?? document.body.appendChild(document.createElement('div'));
  const bus = createBus(storedLanguage());
  const languageGate = createLanguageGate();
  const routes = ROUTES.filter(({ owner }) => owner === name);
  const first = routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
  if (window.location.pathname === '/') window.history.replaceState(null, '', first);

  const applyLanguage = (language: Language) => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  };
  applyLanguage(bus.language$.value);
  addStageStyles(root, bus);

  const toolbar = createStageToolbar(root, {
    name,
    release: root.dataset['release'] ?? '',
    paths: routes.map(({ path }) => path).filter((path) => !path.includes(':')),
    languages: LANGUAGES,
    language: bus.language$.value,
    async onLanguage(language) {
      await languageGate.prepare(language);
      applyLanguage(language);
      bus.switchLanguage(language);
    },
  });
  bus.toasts$.subscribe((command) => toolbar.log(`toast ${JSON.stringify(command)}`));

  const domElement = root.appendChild(document.createElement('main'));
  const props: Omit<RemoteProps, 'domElement'> & { domElement: HTMLElement } = {
    domElement,
    bus,
    http: createHttpClient(),
    languageGate,
    reportHead: (head: Head) => {
      document.title = head.title;
      toolbar.log(`head ${JSON.stringify(head)}`);
    },
    reportRenderError: (error) => toolbar.log(`render error ${String(error)}`),
  };
  interceptLinks(navigateToUrl, (pathname) => !/^\/(?:api|media|releases)\//.test(pathname));
  registerApplication({ name, app: remote as never, activeWhen: () => true, customProps: { ...props } });
  start({ urlRerouteOnly: true });
}
