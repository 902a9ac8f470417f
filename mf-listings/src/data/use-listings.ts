import { useApi } from '@shared/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { citiesOf, type City } from '../filters/cities.ts';
import { isSameCriteria, type Criteria } from '../filters/criteria.ts';
import { feedQuery } from './feed.ts';
import { firstViewQuery, type FirstView } from './first-view.ts';
import { cutPage, type ListingPage } from './listing-page.ts';
import { gather, type ListingScope } from './listing-scope.ts';

export type Listings = { cities: readonly City[] } & (
  | { status: 'loading' }
  | { status: 'failed'; retrying: boolean; retry(): void }
  | ({ status: 'ready' } & ListingPage)
  /** Only the beginning of the list is here: these pass, there may be more. */
  | ({ status: 'partial' } & ListingPage & { rest: 'loading' | 'failed'; retrying: boolean; retry(): void })
);

/** What is known of the page asked for, while only the first view is here. */
function pageOfFirstView(
  view: FirstView,
  first: Criteria,
  criteria: Criteria,
): { page: ListingPage; whole: boolean } {
  if (isSameCriteria(first, criteria)) return { page: view, whole: true };
  return { page: cutPage(view.items, criteria), whole: view.complete };
}

/**
 * The page of a scope's list that the criteria ask for. It begins with the first view, which the server filled
 * for the criteria of the moment of mounting; the rest of a longer list follows in the browser, and from then
 * on every change is answered here.
 */
export function useListings(scope: ListingScope, criteria: Criteria): Listings {
  const api = useApi();
  const [first] = useState(criteria);
  const firstView = useQuery(firstViewQuery(api, scope, first));
  const wantsRest = firstView.data?.complete === false;
  const sale = useQuery({ ...feedQuery(api, 'sell'), enabled: wantsRest && scope.feeds.includes('sell') });
  const rent = useQuery({ ...feedQuery(api, 'rent'), enabled: wantsRest && scope.feeds.includes('rent') });

  const whole = useMemo(() => {
    const feeds = { sell: sale.data?.items, rent: rent.data?.items };
    const lists = scope.feeds.map((addType) => feeds[addType]);
    return lists.every((list) => list !== undefined) ? gather(scope, lists) : undefined;
  }, [scope, sale.data, rent.data]);
  const cities = useMemo(
    () => (whole ? citiesOf(whole) : (firstView.data?.cities ?? [])),
    [whole, firstView.data],
  );
  const page = useMemo(() => {
    if (whole) return { page: cutPage(whole, criteria), whole: true };
    return firstView.data && pageOfFirstView(firstView.data, first, criteria);
  }, [whole, firstView.data, first, criteria]);

  if (page?.whole) return { status: 'ready', cities, ...page.page };
  if (page) {
    const feeds = [sale, rent].filter(({ isError, errorUpdateCount }) => isError || errorUpdateCount > 0);
    return {
      status: 'partial',
      cities,
      ...page.page,
      rest: feeds.length > 0 ? 'failed' : 'loading',
      retrying: feeds.some(({ isFetching }) => isFetching),
      retry: () => feeds.forEach(({ refetch }) => void refetch()),
    };
  }
  // While it is tried again a query without data is pending once more; to the visitor it is still the failed one.
  if (firstView.errorUpdateCount > 0) {
    return {
      status: 'failed',
      cities,
      retrying: firstView.isFetching,
      retry: () => void firstView.refetch(),
    };
  }
  return { status: 'loading', cities };
}
