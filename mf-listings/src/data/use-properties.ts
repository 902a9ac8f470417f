import type { Property } from '@shared/api';
import { useQueries, useQueryClient } from '@shared/facades/query';
import { useApi } from '@shared/remote-kit';
import { findInLists } from './find-in-lists.ts';
import { propertyQuery } from './property.ts';

export interface PropertiesState {
  /** Those that are here, in the order asked for. */
  properties: readonly Property[];
  isLoading: boolean;
  /** Identifiers that no property has. */
  missing: readonly string[];
  hasFailed: boolean;
  retrying: boolean;
  retry(): void;
}

/** Several properties at once; those that lists have already seen are shown at once. */
export function useProperties(ids: readonly string[]): PropertiesState {
  const api = useApi();
  const client = useQueryClient();
  const queries = useQueries({
    queries: ids.map((id) => ({
      ...propertyQuery(api, id),
      placeholderData: () => findInLists(client, id),
    })),
  });
  const failed = queries.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0);
  return {
    properties: queries.flatMap(({ data }) => data ?? []),
    isLoading: queries.some(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount === 0),
    missing: ids.filter((_, position) => queries[position]?.data === null),
    hasFailed: failed.length > 0,
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
