import { keepPreviousData, useQuery, useQueryClient } from '@shared/facades/query';
import { useApi } from '@shared/remote-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Criteria } from '../search/criteria.ts';
import type { Facets } from '../search/facets.ts';
import type { ListingScope } from '../search/listing-scope.ts';
import { firstViewQuery } from './first-view.ts';
import type { Listings } from './list-state.ts';
import { NOTHING } from './searched-page.ts';

/**
 * The page of a scope's list that the criteria ask for, from an API with the extension `lists.search`: each page and each change is
 * a question of its own, and what was here stays until its answer comes.
 * @param favourites identifiers of the favourites; undefined while they are not known
 */
export function useSearchedList(
  scope: ListingScope,
  asked: Criteria,
  favourites: readonly string[] | undefined,
): Listings {
  const kept = asked.saved ? favourites : undefined;
  const criteria = useMemo(() => (kept ? { ...asked, ids: kept } : asked), [asked, kept]);
  const isAsked = !asked.saved || (kept !== undefined && kept.length > 0);
  const {
    data: arrived,
    isPlaceholderData,
    errorUpdateCount,
    isFetching,
    refetch,
  } = useQuery({
    ...firstViewQuery(useApi(), scope, criteria),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  // An answer is a page of cards: a key that is typed meanwhile goes before their first stroke.
  const data = useDeferredValue(arrived);
  // What a list can be narrowed to is not forgotten over an answer that failed: the fields would lose their choices.
  const [facets, setFacets] = useState<Facets | undefined>(data?.facets);
  if (data && data.facets !== facets) setFacets(data.facets);

  if (!isAsked) return kept ? { status: 'ready', busy: false, ...NOTHING } : { status: 'loading', facets };
  if (data && data === arrived && !isPlaceholderData) return { status: 'ready', busy: false, ...data };
  // While it is tried again a query without data is pending once more; to the visitor it is still the failed one.
  if (errorUpdateCount > 0)
    return { status: 'failed', facets, retrying: isFetching, retry: () => void refetch() };
  return data ? { status: 'ready', busy: true, ...data } : { status: 'loading', facets };
}

/** Asks for the page of a list that is about to be drawn; who draws it finds it asked for. */
export function useAskAhead(scope: ListingScope): (criteria: Criteria) => void {
  const api = useApi();
  const client = useQueryClient();
  return (criteria) => {
    // Which favourites there are is known where they are drawn.
    if (criteria.saved) return;
    const query = firstViewQuery(api, scope, criteria);
    // A failure before anything is drawn is nobody's: to who draws it, it would look like one that is tried again.
    client
      .fetchQuery(query)
      .catch(() => client.removeQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' }));
  };
}
