import type { Property } from '@shared/api';
import { useQuery, useQueryClient } from '@shared/facades/query';
import { useApi } from '@shared/remote-kit';
import { findInLists, isWhole } from './find-in-lists.ts';
import type { Retry } from './list-state.ts';
import { propertyQuery } from './property.ts';

export type PropertyState =
  | { status: 'loading' }
  /** Where only a list's record is here: whether the rest is on its way, or could not be had. */
  | { status: 'found'; property: Property; rest?: 'loading' | Retry }
  | { status: 'missing' }
  | ({ status: 'failed' } & Retry);

export function useProperty(id: string): PropertyState {
  const client = useQueryClient();
  const query = useQuery({
    ...propertyQuery(useApi(), id),
    placeholderData: () => findInLists(client, id),
  });
  const { data, isPlaceholderData } = query;
  if (data === null) return { status: 'missing' };
  if (data && (!isPlaceholderData || isWhole(data))) return { status: 'found', property: data };
  const failed: Retry | undefined =
    query.errorUpdateCount > 0
      ? { retrying: query.isFetching, retry: () => void query.refetch() }
      : undefined;
  // What a list has said is not taken away because the rest could not be had.
  const property = data ?? (failed && findInLists(client, id));
  if (property) return { status: 'found', property, rest: failed ?? 'loading' };
  if (failed) return { status: 'failed', ...failed };
  return { status: 'loading' };
}
