import { createElement } from 'react';
import { createApi } from '@shared/api';
import { type ParcelProps, type RemoteLifecycles, type RemoteModule } from '@shared/contract';
import { createI18n, createLocales } from '@shared/i18n';
import type { Parcel, ParcelModule, RemoteDefinition } from '../page/definition.ts';
import { createPageLibrary } from '../page/page-library.ts';
import { createBrowserQueryClient } from '../page/query-client.ts';
import { createViewsAhead } from '../page/views-ahead.ts';
import { developRemote, type ExchangeableRemote } from './develop-remote.ts';
import { pageLifecycles } from './page-lifecycles.ts';
import { reactLifecycles } from './react-lifecycles.ts';
import { loadRenderer } from './renderer.ts';
import { callsAhead, fetchSilently, startData } from './start-data.ts';
import { ParcelRoot, type RemoteParts } from './remote-root.tsx';

/**
 * Turns a remote's pages and parcels into single-spa lifecycles with everything around them: words,
 * direction, query cache, router and an error boundary. The first view is hydrated when the host says that
 * the server rendered it, created otherwise.
 */
export const defineRemote = (definition: RemoteDefinition): RemoteModule =>
  process.env['NODE_ENV'] === 'development' && typeof window !== 'undefined'
    ? developRemote(definition, createRemote)
    : createRemote(definition).module;

function createRemote(definition: RemoteDefinition): ExchangeableRemote {
  const { name } = definition;
  const i18n = createI18n({ namespace: name });
  const parts: RemoteParts = {
    name,
    i18n,
    locales: createLocales(i18n, name, definition.locales),
    library: createPageLibrary(definition),
    queryClient: createBrowserQueryClient(),
    ahead: createViewsAhead(),
  };
  let { parcels = {} } = definition;
  const lifecycles = Object.entries(parcels).map(
    ([parcel, first]) =>
      [parcel, parcelLifecycles(parts, parcel, () => (parcels[parcel] ?? first)())] as const,
  );
  const { startUp } = definition;
  return {
    module: {
      ...pageLifecycles(parts),
      parcels: Object.fromEntries(lifecycles),
      ...(startUp && {
        async startUp({ http, bus }) {
          const { default: queries } = await startUp();
          await Promise.all(
            queries({ api: createApi(http), bus }).map((query) => fetchSilently(parts, query)),
          );
        },
      }),
    },
    async exchange(next) {
      ({ parcels = {} } = next);
      await Promise.all([
        parts.library.exchange(next.pages),
        ...Object.values(parcels).map((load) => load()),
      ]);
    },
    refetch: () => void parts.queryClient.invalidateQueries(),
  };
}

function parcelLifecycles(
  parts: RemoteParts,
  parcel: string,
  load: () => Promise<ParcelModule>,
): RemoteLifecycles<ParcelProps> {
  let loaded: ParcelModule['default'] | undefined;
  const { bootstrap, mount, unmount, update } = reactLifecycles<ParcelProps>(
    `${parts.name}-${parcel}`,
    (props) => createElement(ParcelRoot, { parts, props, View: (loaded as Parcel).View }),
  );
  return {
    bootstrap,
    async mount(props) {
      if (!props.firstView) callsAhead();
      const [module] = await Promise.all([
        load(),
        parts.locales.load(props.bus.language$.value),
        loadRenderer(),
      ]);
      loaded = module.default;
      startData(
        parts,
        props,
        () => module.default.queries?.({ api: createApi(props.http), props: props.props ?? {} }) ?? [],
      );
      return mount(props);
    },
    unmount,
    update,
  };
}
