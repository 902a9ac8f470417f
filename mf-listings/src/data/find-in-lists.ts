import type { Property } from '@shared/api';
import type { QueryClient } from '@shared/facades/query';

/** The property as a list that was visited before has it: shown at once while the whole record is fetched. */
export function findInLists(client: QueryClient, id: string): Property | undefined {
  const lists = client.getQueriesData<{ items: readonly Property[] }>({ queryKey: ['listings'] });
  for (const [, list] of lists) {
    const found = list?.items.find(({ _id }) => _id === id);
    if (found) return found;
  }
  return undefined;
}
