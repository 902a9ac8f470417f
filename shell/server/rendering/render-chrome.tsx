import { createApi } from '@shared/api';
import type { GuestLink, HttpClient, Language } from '@shared/contract';
import { createI18n, type I18n } from '@shared/i18n';
import { renderToHtml } from '@shared/remote-kit/server';
import { QueryClient } from '@shared/facades/query';
import { dehydrate } from '@shared/facades/query/server';
import type { ChromeContextValue } from '../../src/chrome/chrome-context.ts';
import { ChromeTree } from '../../src/chrome/chrome-tree.tsx';
import { fixed } from '../../src/chrome/followed.ts';
import { Footer } from '../../src/chrome/footer.tsx';
import { Header } from '../../src/chrome/header.tsx';
import { settingsQuery } from '../../src/chrome/settings.ts';
import { isPresent, menuLinks } from '../../src/chrome/site-links.ts';
import arabic from '../../src/locales/ar.json';
import english from '../../src/locales/en.json';
import { systemClock, type Clock } from '../time/clock.ts';
import { keepResults } from '../cache/kept-results.ts';

export interface RenderedChrome {
  header: string;
  footer: string;
  css: string;
  state: unknown;
  /** Whether the settings came within the budget. */
  complete: boolean;
}

/**
 * Header and footer for an address.
 * @param budgetMs how long the settings are waited for, in milliseconds
 * @param guests links beside the site's own. Default: none
 */
export type RenderChrome = (
  language: Language,
  pathname: string,
  budgetMs: number,
  guests?: readonly GuestLink[],
) => Promise<RenderedChrome>;

const words: Readonly<Record<Language, I18n>> = {
  ar: createI18n({ namespace: 'shell', resources: { ar: arabic } }),
  en: createI18n({ namespace: 'shell', resources: { en: english } }),
};

type Markup = Pick<RenderedChrome, 'header' | 'footer' | 'css'>;

const MOST_KEPT = 200;

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

/** Waits for what is asked for, but no longer than the budget. */
async function within(budgetMs: number, clock: Clock, asked: Promise<unknown>): Promise<void> {
  let callOff = () => {};
  const late = new Promise<void>((resolve) => {
    callOff = clock.after(budgetMs, resolve);
  });
  await Promise.race([asked, late]);
  callOff();
}

/**
 * Renders header and footer, with the settings when they come within the budget. They are the same for all who see the
 * same settings and are below the same links, and rendered once for these.
 * @param clock the process's own when it is left out
 */
export function createChromeRenderer(http: HttpClient, clock: Clock = systemClock): RenderChrome {
  const kept = keepResults<Markup>({ most: MOST_KEPT });
  const api = createApi(http);

  return async (language, pathname, budgetMs, guests = []) => {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity } },
    });
    await within(budgetMs, clock, queryClient.prefetchQuery(settingsQuery(api)));
    const settings = queryClient.getQueryData(settingsQuery(api).queryKey);
    // What failed or is late may succeed in the browser: it starts there as loading, and is rendered as that.
    if (!settings) queryClient.clear();
    const present = [...menuLinks, ...guests]
      .filter(({ href }) => isPresent(href, pathname))
      .map(({ href }) => href);
    const markup = await kept(JSON.stringify([language, present, guests, settings]), () =>
      renderMarkup(
        language,
        { api, guests, pathname: fixed(pathname), news: fixed(0), switchLanguage: undefined },
        queryClient,
      ),
    );
    const state = dehydrate(queryClient);
    queryClient.clear();
    return { ...markup, state, complete: settings !== undefined };
  };
}
