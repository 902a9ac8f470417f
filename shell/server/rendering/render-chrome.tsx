import { createApi } from '@shared/api';
import type { HttpClient, Language } from '@shared/contract';
import { createI18n, type I18n } from '@shared/i18n';
import { renderToHtml } from '@shared/remote-kit/server';
import { dehydrate, QueryClient } from '@shared/query';
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

/** Renders header and footer, with the settings when they come within the budget. */
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
  const complete = queryClient.getQueryData(settingsQuery(api).queryKey) !== undefined;
  const context = { api, pathname, switchLanguage: undefined };
  const render = (part: 'header' | 'footer') =>
    renderToHtml(
      <ChromeTree i18n={words[language]} language={language} queryClient={queryClient} context={context}>
        {part === 'header' ? <Header /> : <Footer />}
      </ChromeTree>,
      `${part}-`,
    );
  const [header, footer] = await Promise.all([render('header'), render('footer')]);
  const state = dehydrate(queryClient);
  queryClient.clear();
  return { header: header.html, footer: footer.html, css: header.css + footer.css, state, complete };
}
