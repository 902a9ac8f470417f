import { createElement } from 'react';
import { createApi } from '@shared/api';
import {
  DEFAULT_LANGUAGE,
  type ParcelProps,
  type RemoteLifecycles,
  type RemoteModule,
  type RemoteProps,
} from '@shared/contract';
import { createI18n, createLocales } from '@shared/i18n';
import { hydrate, type DehydratedState } from '@shared/facades/query';
import type { PageQuery, Parcel, ParcelModule, RemoteDefinition } from '../page/definition.ts';
import { firstViewQueries } from '../page/first-view-queries.ts';
import { createPageLibrary } from '../page/page-library.ts';
import { createBrowserQueryClient } from '../page/query-client.ts';
import { reactLifecycles } from './react-lifecycles.ts';
import { ParcelRoot, RemoteRoot, type RemoteParts } from './remote-root.tsx';
import { whenIdle } from './when-idle.ts';

/**
 * Turns a remote's pages and parcels into single-spa lifecycles with everything around them: words,
 * direction, query cache, router and an error boundary. The first view is hydrated when the host says that
 * the server rendered it, created otherwise.
 */
export function defineRemote(definition: RemoteDefinition): RemoteModule {
  const { name } = definition;
  const i18n = createI18n({ language: DEFAULT_LANGUAGE, namespace: name, resources: {} });
  const parts: RemoteParts = {
    name,
    i18n,
    locales: createLocales(i18n, name, definition.locales),
    library: createPageLibrary(definition.pages),
    queryClient: createBrowserQueryClient(),
  };
  const parcels = Object.entries(definition.parcels ?? {}).map(
    ([parcel, load]) => [parcel, parcelLifecycles(parts, parcel, load)] as const,
  );
  const { startUp } = definition;
  return {
    ...pageLifecycles(parts),
    parcels: Object.fromEntries(parcels),
    async prepare({ pathname, language }) {
      const match = parts.library.match(pathname);
      await Promise.all([parts.locales.load(language), match && parts.library.load(match.route.id)]);
    },
    ...(startUp && {
      async startUp({ http }) {
        const { default: queries } = await startUp();
        await Promise.all(queries({ api: createApi(http) }).map((query) => fetchSilently(parts, query)));
      },
    }),
  };
}

/** A failure leaves no trace: who needs the data asks for it as if for the first time, and says what comes of it. */
async function fetchSilently({ queryClient }: RemoteParts, query: PageQuery): Promise<void> {
  await queryClient.prefetchQuery(query);
  queryClient.removeQueries({
    queryKey: query.queryKey,
    exact: true,
    type: 'inactive',
    predicate: ({ state }) => state.data === undefined,
  });
}

/** What a first view starts with: the server's data, or its queries on the way. */
function startData(
  { queryClient }: RemoteParts,
  props: ParcelProps,
  queries: () => readonly PageQuery[],
): void {
  if (props.firstView) hydrate(queryClient, props.firstView.state as DehydratedState);
  // Started, not awaited: the view shows its loading state meanwhile.
  for (const query of queries()) void queryClient.prefetchQuery(query);
}

function pageLifecycles(parts: RemoteParts): RemoteLifecycles {
  const { name, library, locales } = parts;
  const { bootstrap, mount, unmount } = reactLifecycles<RemoteProps>(name, (props) =>
    createElement(RemoteRoot, { parts, props }),
  );

  const loadPage = async (props: RemoteProps): Promise<void> => {
    const { pathname, search } = window.location;
    const match = library.match(pathname);
    const page = match && (await library.load(match.route.id));
    startData(parts, props, () =>
      page ? firstViewQueries(page, library, pathname, search, createApi(props.http)) : [],
    );
  };

  return {
    bootstrap,
    async mount(props) {
      await Promise.all([locales.load(props.bus.language$.value), loadPage(props)]);
      const mounted = await mount(props);
      whenIdle(() => library.ids.forEach((id) => void library.load(id).catch(() => undefined)));
      return mounted;
    },
    unmount,
  };
}

function parcelLifecycles(
  parts: RemoteParts,
  parcel: string,
  load: () => Promise<ParcelModule>,
): RemoteLifecycles<ParcelProps> {
  let loaded: Parcel | undefined;
  const { bootstrap, mount, unmount } = reactLifecycles<ParcelProps>(`${parts.name}-${parcel}`, (props) =>
    createElement(ParcelRoot, { parts, props, View: (loaded as Parcel).View }),
  );
  return {
    bootstrap,
    async mount(props) {
      const [module] = await Promise.all([load(), parts.locales.load(props.bus.language$.value)]);
      loaded = module.default;
      startData(parts, props, () => module.default.queries?.({ api: createApi(props.http) }) ?? []);
      return mount(props);
    },
    unmount,
  };
}
