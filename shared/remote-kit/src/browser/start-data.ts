import { loadCalls } from '@shared/api';
import { hydrate, type DehydratedState } from '@shared/facades/query';
import type { ParcelProps } from '@shared/contract';
import type { PageQuery } from '../page/definition.ts';
import type { RemoteParts } from './remote-root.tsx';

/** A failure leaves no trace: who needs the data asks for it as if for the first time, and says what comes of it. */
export async function fetchSilently(
  { queryClient }: Pick<RemoteParts, 'queryClient'>,
  query: PageQuery,
): Promise<void> {
  await queryClient.prefetchQuery(query);
  queryClient.removeQueries({
    queryKey: query.queryKey,
    exact: true,
    type: 'inactive',
    predicate: ({ state }) => state.data === undefined,
  });
}

/**
 * What a first view starts with: the server's data, or its queries on the way. What the server's data lacks, or has without the
 * visitor's token, is asked for by what shows it, when that has come alive: an answer before would change what is still being taken
 * over, and React throws away what does not fit.
 */
export function startData(
  { queryClient }: Pick<RemoteParts, 'queryClient'>,
  props: ParcelProps,
  queries: () => readonly PageQuery[],
): void {
  const { firstView } = props;
  if (firstView) {
    hydrate(queryClient, firstView.state as DehydratedState);
    if (firstView.isAnonymous) void queryClient.invalidateQueries({ refetchType: 'none' });
    return;
  }
  // Started, not awaited: the view shows its loading state meanwhile.
  for (const query of queries()) void queryClient.prefetchQuery(query);
}

/** Fetches the code of the API's calls beside whatever else is on its way; a failure is the first call's to tell. */
export const callsAhead = (): void => void loadCalls().catch(() => undefined);
