import {
  createContext,
  createElement,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { DehydratedState, QueryClient as WholeClient, UseQueryResult } from '@tanstack/react-query';
import { createClient, FirstClient, wholeOf } from './first-client.ts';
import { createFirstObserver, type Options } from './first-observer.ts';
import { libraryNow, loadLibrary, type Library } from './library.ts';

/*
 * The facade of TanStack Query (`../query.ts`) as pages of the site have it, with the same names. A first view reads what its document has
 * brought, and for that needs no cache that fetches, shares, retries and forgets: the library comes after it, or as soon as something
 * is to be asked for. Components that were drawn before go on where they are, as the library's observers; those that are
 * drawn after use the library alone.
 */

export type * from '../query.ts';

/** Whether this is the document server. */
export const isServer = typeof window === 'undefined';

/** For `placeholderData`: what is shown stays until the answer to another question has come. */
export const keepPreviousData = <T>(previous: T): T => previous;

/** Types the options of a query; gives them back as they are. */
export const queryOptions = <T>(options: T): T => options;

/** A query client. Options and defaults are the library's. */
export const QueryClient = function QueryClient(config?: ConstructorParameters<typeof WholeClient>[0]) {
  return createClient(config);
} as unknown as typeof WholeClient;
export type QueryClient = WholeClient;

/** Puts in what the server's rendering has fetched. */
export function hydrate(client: WholeClient | FirstClient, state: DehydratedState): void {
  if (client instanceof FirstClient && !client.whole) client.take(state);
  else libraryNow()?.hydrate(wholeOf(client) as WholeClient, state);
}

const ClientContext = createContext<WholeClient | undefined>(undefined);

/** Has the library fetched, where it is not here yet; a failure is told to whoever asks for something. */
export const libraryAhead = (): void => void loadLibrary().catch(() => undefined);

/** Gives a client to all that it holds. */
export function QueryClientProvider({ client, children }: { client: WholeClient; children: ReactNode }) {
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return createElement(ClientContext, { value: client }, children);
}

/** The client of the nearest `QueryClientProvider`; throws outside of one. */
export function useQueryClient(): WholeClient {
  const client = use(ClientContext);
  if (!client) throw new Error('a query stands outside of QueryClientProvider');
  return client;
}

/** As `useQuery` of the library, before it is here. */
function useFirstQuery(options: Options, client: WholeClient): UseQueryResult {
  const [observer] = useState(() => createFirstObserver(client as unknown as FirstClient, options));
  const result = observer.resultFor(options);
  useEffect(() => observer.setOptions(options), [observer, options]);
  useSyncExternalStore(observer.subscribe, observer.current, observer.current);
  return observer.track(result);
}

/** A query's result, asked for where it is not here. */
export function useQuery(options: Options): UseQueryResult {
  const client = useQueryClient();
  // For as long as the component stands, whose hooks keep their order.
  const [read] = useState(() => libraryNow()?.useQuery ?? useFirstQuery);
  return read(options, wholeOf(client) ?? client);
}

/** Several queries at once, drawn with the library alone: the next boundary waits for it. No first view has them. */
export const useQueries: Library['useQueries'] = (options) => {
  const client = useQueryClient();
  const { useQueries: read } = use(loadLibrary());
  return read(options, wholeOf(client));
};
