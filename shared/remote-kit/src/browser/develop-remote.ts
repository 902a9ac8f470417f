import type { RemoteModule } from '@shared/contract';
import type { RemoteDefinition } from '../page/definition.ts';

/** A remote whose definition may be exchanged while it stands on the page. */
export interface ExchangeableRemote {
  module: RemoteModule;
  /** Resolves when what was loaded of the definition before is loaded of this one. */
  exchange(definition: RemoteDefinition): Promise<void>;
  /** Fetches the data of what stands on the page once more. */
  refetch(): void;
}

const REDRAWN_MS = 100;

const standing = new Map<string, ExchangeableRemote>();

const redraw = () =>
  (
    Reflect.get(globalThis, '__PAGE_REFRESH__') as { performReactRefresh(): void } | undefined
  )?.performReactRefresh();

/**
 * For development builds: an edit of what no component takes up, as a page's query, defines the remote anew. It stays where
 * it stands, with its state, and goes on with the new pages, parcels and data (`shared/bundler/src/webpack/hot.ts`).
 */
export function developRemote(
  definition: RemoteDefinition,
  define: (definition: RemoteDefinition) => ExchangeableRemote,
): RemoteModule {
  const known = standing.get(definition.name);
  if (known) {
    void known
      .exchange(definition)
      .then(redraw)
      // With the queries of the new components, which take them over after they are drawn.
      .then(() => setTimeout(known.refetch, REDRAWN_MS))
      .catch(() => window.location.reload());
    return known.module;
  }
  const remote = define(definition);
  standing.set(definition.name, remote);
  window.addEventListener('hot-data', () => remote.refetch());
  return remote.module;
}
