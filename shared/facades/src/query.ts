/**
 * What a part of the site may use of TanStack Query. The federation shares this facade instead of the whole library,
 * whose other half would travel to every visitor; a name is added here only when somebody needs it. On the server, in tests and in
 * other programs these are the library's; pages of the site have the same names of `first-query/`.
 */
export {
  hydrate,
  isServer,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
/** Has the library fetched, where it is not here yet. */
export const libraryAhead = (): void => {};

export type { DehydratedState, FetchQueryOptions, UseQueryResult } from '@tanstack/react-query';
