import type { Property } from '@shared/api';
import type { QueryClient } from '@shared/facades/query';

/**
 * The property as a list that was visited before has it.
 * @param since only lists that were fetched after that, in milliseconds since 1970; all of them when left out
 */
export function findInLists(client: QueryClient, id: string, since = 0): Property | undefined {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: ['listings'], predicate: ({ state }) => state.dataUpdatedAt >= since })
    .map(({ state }) => state.data as { items: readonly Property[] } | undefined);
  for (const list of lists) {
    const found = list?.items.find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
}
