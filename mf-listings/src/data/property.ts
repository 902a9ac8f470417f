import { ApiError, type Api, type Property } from '@shared/api';
import { queryOptions, useQueries, useQuery, useQueryClient, type QueryClient } from '@shared/query';
import { useApi } from '@shared/remote-kit';

/** One property; null when there is none, which is an answer and so travels to the browser. */
export const propertyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['property', id],
    queryFn: async ({ signal }): Promise<Property | null> => {
      try {
        return await api.getProperty(id, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.isNotFound) return null;
        throw error;
      }
    },
  });

/** The property as a list that was visited before has it: shown at once while the whole record is fetched. */
function findInLists(client: QueryClient, id: string): Property | undefined {
  const lists = client.getQueriesData<{ items: readonly Property[] }>({ queryKey: ['listings'] });
  for (const [, list] of lists) {
    const found = list?.items.find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
}

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
