import type {
  DefaultOptions,
  DehydratedState,
  FetchQueryOptions,
  InvalidateQueryFilters,
  Query,
  QueryClient,
  QueryClientConfig,
  QueryFilters,
  QueryKey,
  QueryState,
} from '@tanstack/react-query';
import { libraryNow, loadLibrary, whenLibrary, type Library } from './library.ts';

type Brought = DehydratedState['queries'][number];

/** A key of the document is the text that its own reader makes of it: both were written by the same code. */
export const hashOf = (key: unknown) => JSON.stringify(key);

const beginsWith = (queryKey: QueryKey, begin: QueryKey) =>
  begin.every((part, index) => hashOf(part) === hashOf(queryKey[index]));

/**
 * A query client before the library is here: it knows what the document has brought, which is all that a first view asks for,
 * and has the library fetched for whatever else it is asked. With it, it becomes a client of the library's, which is `whole`.
 */
export class FirstClient {
  whole: QueryClient | undefined;
  readonly #config: QueryClientConfig;
  readonly #brought: DehydratedState[] = [];
  readonly #queries = new Map<string, Brought>();
  readonly #begun = new Set<(client: QueryClient, library: Library) => void>();
  #mounts = 0;

  constructor(config: QueryClientConfig = {}) {
    this.#config = config;
    whenLibrary((library) => this.#become(library));
  }

  #become(library: Library): void {
    const client = new library.QueryClient(this.#config);
    this.#brought.splice(0).forEach((state) => library.hydrate(client, state));
    this.#queries.clear();
    for (let mount = 0; mount < this.#mounts; mount += 1) client.mount();
    this.whole = client;
    this.#begun.forEach((begin) => begin(client, library));
    this.#begun.clear();
  }

  /** Calls when it has become whole, in the order of asking; has nothing fetched for that. Returns how to call that off. */
  whenWhole(begin: (client: QueryClient, library: Library) => void): () => void {
    this.#begun.add(begin);
    return () => this.#begun.delete(begin);
  }

  /** Resolves with the library's; rejects where it cannot be had. */
  async ask(): Promise<QueryClient> {
    await loadLibrary();
    // It has become whole by then.
    return this.whole as QueryClient;
  }

  /** At once, or as soon as it is whole. */
  tell(word: (client: QueryClient) => unknown): void {
    if (this.whole) word(this.whole);
    else this.whenWhole(word);
  }

  /** Takes what the document has brought (`hydrate`). */
  take(state: DehydratedState): void {
    this.#brought.push(state);
    for (const query of state.queries) this.#queries.set(hashOf(query.queryKey), query);
  }

  mount(): void {
    this.#mounts += 1;
    this.whole?.mount();
  }

  unmount(): void {
    this.#mounts -= 1;
    this.whole?.unmount();
  }

  getQueryState(queryKey: QueryKey): QueryState | undefined {
    return this.whole ? this.whole.getQueryState(queryKey) : this.#queries.get(hashOf(queryKey))?.state;
  }

  getQueryData(queryKey: QueryKey): unknown {
    return this.getQueryState(queryKey)?.data;
  }

  getQueriesData(filters: QueryFilters): [QueryKey, unknown][] {
    return this.getQueryCache()
      .findAll(filters)
      .map(({ queryKey, state }) => [queryKey, state.data]);
  }

  /** Before it is whole: to look for what the document has brought (`findAll`). */
  getQueryCache(): { findAll(filters?: QueryFilters): readonly Pick<Query, 'queryKey' | 'state'>[] } {
    const findAll = ({ queryKey = [], predicate = () => true }: QueryFilters = {}) =>
      [...this.#queries.values()].filter(
        (query) => beginsWith(query.queryKey, queryKey) && predicate(query as unknown as Query),
      );
    return this.whole?.getQueryCache() ?? { findAll };
  }

  getDefaultOptions(): DefaultOptions {
    return this.whole?.getDefaultOptions() ?? this.#config.defaultOptions ?? {};
  }

  /** Never rejects, as the library's does not. */
  async prefetchQuery(options: FetchQueryOptions): Promise<void> {
    await this.ask().then(
      (client) => client.prefetchQuery(options),
      () => undefined,
    );
  }

  setQueryData(queryKey: QueryKey, data: unknown): void {
    this.tell((client) => client.setQueryData(queryKey, data));
    loadLibrary().catch(() => undefined);
  }

  invalidateQueries(filters?: InvalidateQueryFilters): Promise<void> {
    return new Promise((resolve, reject) => {
      this.tell((client) => client.invalidateQueries(filters).then(resolve, reject));
    });
  }

  async cancelQueries(filters?: QueryFilters): Promise<void> {
    await this.whole?.cancelQueries(filters);
  }

  isFetching(filters?: QueryFilters): number {
    return this.whole?.isFetching(filters) ?? 0;
  }

  isMutating(): number {
    return this.whole?.isMutating() ?? 0;
  }
}

/** What a client is asked, and what it is told. */
const ASKED = [
  'ensureInfiniteQueryData',
  'ensureQueryData',
  'fetchInfiniteQuery',
  'fetchQuery',
  'infiniteQuery',
  'prefetchInfiniteQuery',
  'query',
  'refetchQueries',
  'resetQueries',
  'resumePausedMutations',
] as const;
const TOLD = [
  'clear',
  'removeQueries',
  'setDefaultOptions',
  'setMutationDefaults',
  'setQueriesData',
  'setQueryDefaults',
] as const;

type Method = (...words: unknown[]) => unknown;

const say = (client: QueryClient, name: keyof QueryClient, words: unknown[]) =>
  (client[name] as Method)(...words);

for (const name of ASKED)
  Reflect.set(FirstClient.prototype, name, async function (this: FirstClient, ...words: unknown[]) {
    return say(await this.ask(), name, words);
  });
for (const name of TOLD)
  Reflect.set(FirstClient.prototype, name, function (this: FirstClient, ...words: unknown[]) {
    this.tell((client) => say(client, name, words));
  });

/** A client as its parts use it: the library's, where that is here already. */
export const createClient = (config?: QueryClientConfig): QueryClient => {
  const library = libraryNow();
  return library ? new library.QueryClient(config) : (new FirstClient(config) as unknown as QueryClient);
};

/** The library's client; undefined while there is none. */
export const wholeOf = (client: QueryClient | FirstClient): QueryClient | undefined =>
  client instanceof FirstClient ? client.whole : client;
