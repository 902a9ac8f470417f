import type { Property } from '@shared/api';
import type { QueryClient } from '@shared/facades/query';

/** Whether a record of a list says as much as its own would: what a list may leave out is the long text. */
export const isWhole = ({ description_ar, description_en }: Property): boolean =>
  description_ar !== undefined || description_en !== undefined;

/**
 * The property as a list that was visited before has it, a whole record where there is one.
 * @param since only lists that were fetched after that, in milliseconds since 1970; all of them when left out
 */
export function findInLists(client: QueryClient, id: string, since = 0): Property | undefined {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: ['listings'], predicate: ({ state }) => state.dataUpdatedAt >= since })
    .map(({ state }) => state.data as { items: readonly Property[] } | undefined);
  const found = lists.flatMap((list) => list?.items.find(({ _id }) => _id === id) ?? []);
  return found.find(isWhole) ?? found[0];
}
