import { createApi } from '@shared/api';
import type { HttpClient, Language } from '@shared/contract';
import { createI18n, type I18n } from '@shared/i18n';
import { renderToHtml } from '@shared/remote-kit/server';
import { dehydrate, QueryClient } from '@shared/query';
import type { ChromeContextValue } from '../../src/chrome/chrome-context.ts';
import { ChromeTree } from '../../src/chrome/chrome-tree.tsx';
import { Footer } from '../../src/chrome/footer.tsx';
import { Header } from '../../src/chrome/header.tsx';
import { settingsQuery } from '../../src/chrome/settings.ts';
import arabic from '../../src/locales/ar.json';
import english from '../../src/locales/en.json';

export interface RenderedChrome {
  header: string;
  footer: string;
  css: string;
  state: unknown;
  complete: boolean;
}

const words: Readonly<Record<Language, I18n>> = {
  ar: createI18n({ language: 'ar', namespace: 'shell', resources: { ar: arabic } }),
  en: createI18n({ language: 'en', namespace: 'shell', resources: { en: english } }),
};

type Markup = Pick<RenderedChrome, 'header' | 'footer' | 'css'>;

const MOST_KEPT = 200;
const kept = new Map<string, Promise<Markup>>();

/** What `make` gives for this key, made once as long as it is kept; a failure is not. */
function once(key: string, make: () => Promise<Markup>): Promise<Markup> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

async function renderMarkup(
  language: Language,
  context: ChromeContextValue,
  queryClient: QueryClient,
): Promise<Markup> {
  const render = (part: 'header' | 'footer') =>
    renderToHtml(
      <ChromeTree i18n={words[language]} language={language} queryClient={queryClient} context={context}>
        {part === 'header' ? <Header /> : <Footer />}
      </ChromeTree>,
      `${part}-`,
    );
  const [header, footer] = await Promise.all([render('header'), render('footer')]);
  return { header: header.html, footer: footer.html, css: header.css + footer.css };
}

/**
 * Header and footer, with the settings when they come within the budget. They are the same for all who see the same
 * address and settings, and rendered once for these.
 */
export async function renderChrome(
  language: Language,
  pathname: string,
  http: HttpClient,
  budgetMs: number,
): Promise<RenderedChrome> {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity } },
  });
  const api = createApi(http);
  await Promise.race([
    queryClient.prefetchQuery(settingsQuery(api)),
    new Promise((resolve) => setTimeout(resolve, budgetMs)),
  ]);
  const settings = queryClient.getQueryData(settingsQuery(api).queryKey);
  const key = JSON.stringify([language, pathname, settings]);
  const markup = await once(key, () =>
    renderMarkup(language, { api, pathname, switchLanguage: undefined }, queryClient),
  );
  const state = dehydrate(queryClient);
  queryClient.clear();
  return { ...markup, state, complete: settings !== undefined };
}
