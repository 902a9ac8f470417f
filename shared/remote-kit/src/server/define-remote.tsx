import type { ReactElement } from 'react';
import { createApi, type Api } from '@shared/api';
import type { Head, Language, RenderRequest, RenderResult, ServerRemote } from '@shared/contract';
import { createI18n, createLocales, type I18n } from '@shared/i18n';
import { LANGUAGES, within } from '@shared/contract';
import { StaticRouter } from '@shared/facades/router/server';
import type { QueryClient } from '@shared/facades/query';
import { dehydrate } from '@shared/facades/query/server';
import { RemoteTree, Surroundings } from '../context/remote-tree.tsx';
import type { RemoteContextValue } from '../context/remote-context.ts';
import type { PageQuery, Parcel, RemoteDefinition } from '../page/definition.ts';
import { firstViewQueries } from '../page/first-view-queries.ts';
import { createPageLibrary, type PageLibrary } from '../page/page-library.ts';
import { PageOutlet } from '../page/page-outlet.tsx';
import { createServerQueryClient } from '../page/query-client.ts';
import { loadLateParts } from './late-part.tsx';
import { renderKeeping } from './render-keeping.tsx';

interface Prepared {
  i18n: Readonly<Record<Language, I18n>>;
  parcels: ReadonlyMap<string, Parcel>;
}

/** One i18next instance a language, and all pages, their late parts and parcels, before the first request. */
async function prepare(
  { name, locales, pages, parcels = {} }: RemoteDefinition,
  library: PageLibrary,
): Promise<Prepared> {
  const instance = async (language: Language) => {
    const i18n = createI18n({ namespace: name });
    await createLocales(i18n, name, locales).load(language);
    return [language, i18n] as const;
  };
  const [instances, loaded] = await Promise.all([
    Promise.all(LANGUAGES.map(instance)),
    Promise.all(
      Object.entries(parcels).map(async ([parcel, load]) => [parcel, (await load()).default] as const),
    ),
    ...Object.keys(pages).map((id) => library.load(id)),
  ]);
  await loadLateParts();
  return { i18n: Object.fromEntries(instances) as Record<Language, I18n>, parcels: new Map(loaded) };
}

/**
 * Fills the cache, each query within its budget; false when something is missing, which then renders as loading.
 * @param budgetOf in milliseconds, of the query at this place
 */
async function fill(
  client: QueryClient,
  queries: readonly PageQuery[],
  budgetOf: (index: number) => number,
): Promise<boolean> {
  // What is late is found below.
  await Promise.all(
    queries.map((query, index) =>
      within(client.prefetchQuery(query), budgetOf(index)).catch(() => undefined),
    ),
  );
  const unfinished = client.getQueryCache().findAll({ predicate: ({ state }) => state.status !== 'success' });
  // What failed here may succeed in the browser: it starts there as loading, not as an error.
  for (const query of unfinished) client.getQueryCache().remove(query);
  return unfinished.length === 0;
}

/** The server half of `defineRemote`: the same pages and parcels, rendered to a string with their data and styles. */
export function defineRemote(definition: RemoteDefinition): ServerRemote {
  const { name } = definition;
  const library = createPageLibrary(definition);
  const prepared = prepare(definition, library);
  // Reported by the first render that awaits it.
  prepared.catch(() => undefined);

  return {
    async render(request, host) {
      const { i18n, parcels } = await prepared;
      const api = createApi(host.http);
      const subject = request.parcel
        ? parcelSubject(name, request.parcel, request.props ?? {}, parcels, api)
        : await pageSubject(name, library, request, api);
      return renderSubject(name, subject, i18n[request.language], request, api);
    },
  };
}

/** What is to be rendered: a page at its address, or a parcel. */
interface Subject {
  /** Of React's ids; the browser's root has the same. */
  prefix: string;
  queries: readonly PageQuery[];
  /** Whether the first of them decides what the document says of itself. */
  isDecided: boolean;
  element: ReactElement;
}

async function pageSubject(
  name: string,
  library: PageLibrary,
  { pathname, search }: RenderRequest,
  api: Api,
): Promise<Subject> {
  const match = library.match(pathname);
  if (!match) throw new Error(`${name} has no page at ${pathname}`);
  const page = await library.load(match.route.id);
  return {
    prefix: `${name}-`,
    queries: firstViewQueries(page, library, pathname, search, api),
    isDecided: page.subject !== undefined,
    element: (
      <StaticRouter location={`${pathname}${search}`}>
        <PageOutlet library={library} />
      </StaticRouter>
    ),
  };
}

function parcelSubject(
  name: string,
  parcel: string,
  props: object,
  parcels: Prepared['parcels'],
  api: Api,
): Subject {
  const found = parcels.get(parcel);
  if (!found) throw new Error(`${name} has no parcel ${parcel}`);
  const queries = found.queries?.({ api, props }) ?? [];
  return { prefix: `${name}-${parcel}-`, queries, isDecided: false, element: <found.View {...props} /> };
}

function refuseHead(): never {
  throw new Error("it reports a head, which is its page's");
}

/** Of a fragment that is rendered alone: it may hold the calls for later, but what it shows must not come from them. */
const unreadApi = new Proxy({} as Api, {
  get() {
    throw new Error('it reads of the API while it is rendered');
  },
});

async function renderSubject(
  name: string,
  { prefix, queries, isDecided, element }: Subject,
  i18n: I18n,
  { language, dataBudgetMs, subjectBudgetMs = dataBudgetMs }: RenderRequest,
  api: Api,
): Promise<RenderResult> {
  const queryClient = createServerQueryClient();
  const complete = await fill(queryClient, queries, (index) =>
    isDecided && index === 0 ? subjectBudgetMs : dataBudgetMs,
  );
  let head: Head = { title: '' };
  const context = (of: Pick<RemoteContextValue, 'api'>, send: (head: Head) => void): RemoteContextValue => ({
    ...of,
    name,
    bus: undefined,
    head: { when: 'rendering', send },
    placeParcel: undefined,
    islands: undefined,
  });
  const surroundings = { i18n, language };
  const rendered = await renderKeeping(
    <RemoteTree
      {...surroundings}
      context={context({ api }, (next) => {
        head = next;
      })}
      queryClient={queryClient}
    >
      {element}
    </RemoteTree>,
    {
      identifierPrefix: prefix,
      variant: language,
      surround: (fragment) => (
        <Surroundings {...surroundings} context={context({ api: unreadApi }, refuseHead)}>
          {fragment}
        </Surroundings>
      ),
    },
  );
  const state = dehydrate(queryClient);
  queryClient.clear();
  return { ...rendered, head, state, complete };
}
