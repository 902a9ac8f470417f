import { ApiError } from '@shared/api';
import { QueryClient } from '@shared/facades/query';

const FRESH_MS = 60_000;

const isTransient = (error: unknown) =>
  error instanceof ApiError &&
  (error.failure.kind === 'offline' || (error.failure.kind === 'status' && error.failure.status >= 500));

/** More is asked of the API than it can answer: nothing is broken, and whoever was told so comes again. */
const isBusy = (error: unknown) =>
  error instanceof ApiError && error.failure.kind === 'status' && error.failure.code === 'busy';

/** The two seconds of the API's `Retry-After`, of which a result says nothing, and not all at the same time. */
const comeAgainMs = () => 2000 + Math.random() * 2000;

/** The cache of one remote in the browser; it outlives the remote's unmounting. */
export const createBrowserQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: 10 * FRESH_MS,
        // One quick second try, two slow ones in a crowd; what still fails is shown, with Retry in the visitor's hand.
        retry: (failures, error) => failures < (isBusy(error) ? 2 : 1) && isTransient(error),
        retryDelay: (_failures, error) => (isBusy(error) ? comeAgainMs() : 400),
        refetchOnWindowFocus: false,
        // Being offline is a failure to show, not a reason to wait without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The cache of one rendering on the server. */
export const createServerQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, gcTime: Infinity, retry: false, networkMode: 'always' },
    },
  });
