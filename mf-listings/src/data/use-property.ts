import type { Property } from '@shared/api';
import { useQuery, useQueryClient } from '@shared/facades/query';
import { useApi } from '@shared/remote-kit';
import { findInLists } from './find-in-lists.ts';
import { propertyQuery } from './property.ts';

export type PropertyState =
  | { status: 'loading' }
  | { status: 'found'; property: Property }
  | { status: 'missing' }
  | { status: 'failed'; retrying: boolean; retry(): void };

export function useProperty(id: string): PropertyState {
  const client = useQueryClient();
  const query = useQuery({
    ...propertyQuery(useApi(), id),
    placeholderData: () => findInLists(client, id),
  });
  if (query.data) return { status: 'found', property: query.data };
  if (query.data === null) return { status: 'missing' };
  if (query.errorUpdateCount > 0) {
    return { status: 'failed', retrying: query.isFetching, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}
