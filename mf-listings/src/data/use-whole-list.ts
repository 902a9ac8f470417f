import { useApi } from '@shared/remote-kit';
import { useQuery, type UseQueryResult } from '@shared/facades/query';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { useEffect, useMemo, useState } from 'react';
import { isSameCriteria, type Criteria } from '../search/criteria.ts';
import { feedQuery } from './feed.ts';
import { firstViewQuery, type FirstView } from './first-view.ts';
import type { Listings, Retry } from './list-state.ts';
import { useApproach } from './use-approach.ts';
import { useWordSearch } from './use-word-search.ts';
import type { ListingPage } from '../search/listing-page.ts';
import { loadWholeList, wholeListNow, type CutPage } from '../search/load-whole-list.ts';
import type { KeywordSearch } from '@shared/listing-search/list';
import { gather, type ListingScope } from '../search/listing-scope.ts';

interface Known {
  page: ListingPage;
  whole: boolean;
}

/** What is known of the page asked for, while only the first view is here. */
function pageOfFirstView(
  view: FirstView,
  first: Criteria,
  criteria: Criteria,
  words: KeywordSearch | undefined,
  cutPage: CutPage | undefined,
): Known | undefined {
  const isAll = view.missing.length === 0;
  if (isSameCriteria(first, criteria)) return { page: view, whole: isAll };
  if (!cutPage) return undefined;
  const page = cutPage(view.items, criteria, words);
  return { page: { ...page, facets: { ...page.facets, counted: view.complete } }, whole: view.complete };
}

const hasFailed = ({ isError, errorUpdateCount, data }: UseQueryResult) =>
  data === undefined && (isError || errorUpdateCount > 0);

/** The code that searches a whole list, as soon as it is here; it comes in idle moments, or when it is wanted. */
function useCutPage(isWanted: boolean): CutPage | undefined {
  const [, setCutPage] = useState(wholeListNow);
  const cutPage = wholeListNow();
  useEffect(() => {
    if (cutPage) return undefined;
    let isHere = true;
    const load = () =>
      void loadWholeList().then(
        (loaded) => isHere && setCutPage(() => loaded),
        // Offline: it is asked for again with the next thing that wants it.
        () => undefined,
      );
    const stop = isWanted ? load() : whenIdle(load);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [isWanted, cutPage]);
  return cutPage;
}

/**
 * The page of a scope's list that the criteria ask for, from an API that sends whole lists. It begins with the first view, which the server filled
 * for the criteria of the moment of mounting; the rest of a longer list follows in the browser when the visitor comes near to
 * what needs it, or has changed the criteria, and from then on every change is answered here.
 * @param favourites identifiers of the favourites; undefined while they are not known
 */
export function useWholeList(
  scope: ListingScope,
  asked: Criteria,
  favourites: readonly string[] | undefined,
): Listings {
  const api = useApi();
  const [first] = useState(asked);
  // Only the browser knows the favourites: there the whole list is looked through.
  const firstView = useQuery({ ...firstViewQuery(api, scope, first), enabled: !first.saved });
  const isBeginning = firstView.data?.complete === false;
  const isNear = useApproach(isBeginning);
  const wantsFeeds = asked.saved === true || (isBeginning && (isNear || !isSameCriteria(first, asked)));
  const sale = useQuery({ ...feedQuery(api, 'sell'), enabled: wantsFeeds && scope.feeds.includes('sell') });
  const rent = useQuery({ ...feedQuery(api, 'rent'), enabled: wantsFeeds && scope.feeds.includes('rent') });

  const criteria = useMemo(
    () => (asked.saved ? { ...asked, ids: favourites ?? [] } : asked),
    [asked, favourites],
  );
  const saleItems = sale.data?.items;
  const rentItems = rent.data?.items;
  const saleFailed = hasFailed(sale);
  const rentFailed = hasFailed(rent);
  // What can be had of the feeds, once each of them has arrived or failed.
  const gathered = useMemo(() => {
    const feeds = { sell: saleItems, rent: rentItems };
    const failed = { sell: saleFailed, rent: rentFailed };
    const missing = scope.feeds.filter((addType) => feeds[addType] === undefined);
    if (missing.length === scope.feeds.length || !missing.every((addType) => failed[addType]))
      return undefined;
    const beginning = firstView.data?.items ?? [];
    const lists = scope.feeds.map(
      (addType) => feeds[addType] ?? beginning.filter(({ add_Type }) => add_Type === addType),
    );
    return { list: gather(scope, lists), missing };
  }, [scope, saleItems, rentItems, saleFailed, rentFailed, firstView.data]);

  const cutPage = useCutPage(gathered !== undefined || !isSameCriteria(first, criteria));
  const wordSearch = useWordSearch(criteria.q !== undefined);
  const words = wordSearch ?? undefined;
  // What the server has read stays until it can be read as well here.
  const isUnread = criteria.q !== undefined && wordSearch === undefined && isSameCriteria(first, criteria);
  const isWaiting = asked.saved === true && favourites === undefined;
  const known = useMemo((): Known | undefined => {
    if (isWaiting) return undefined;
    if (gathered && cutPage && !(isUnread && firstView.data)) {
      const page = cutPage(gathered.list, criteria, words);
      const whole = gathered.missing.length === 0;
      return { page: { ...page, facets: { ...page.facets, counted: whole } }, whole };
    }
    return asked.saved
      ? undefined
      : firstView.data && pageOfFirstView(firstView.data, first, criteria, words, cutPage);
  }, [isWaiting, gathered, cutPage, firstView.data, first, asked.saved, criteria, words, isUnread]);

  if (known?.whole) return { status: 'ready', busy: false, ...known.page };
  const asking = scope.feeds.map((addType) => ({ addType, query: addType === 'sell' ? sale : rent }));
  const failing = asking.filter(({ query }) => hasFailed(query));
  const again: Retry = {
    retrying: failing.some(({ query }) => query.isFetching),
    retry: () => failing.forEach(({ query }) => void query.refetch()),
  };
  if (known) {
    return {
      status: 'partial',
      ...known.page,
      ...again,
      rest: failing.length > 0 ? 'failed' : 'loading',
      missing: failing.length < asking.length ? failing.map(({ addType }) => addType) : [],
    };
  }
  const facets = firstView.data?.facets;
  if (asked.saved && failing.length === asking.length) return { status: 'failed', facets, ...again };
  // While it is tried again a query without data is pending once more; to the visitor it is still the failed one.
  if (!firstView.data && firstView.errorUpdateCount > 0) {
    return {
      status: 'failed',
      facets,
      retrying: firstView.isFetching,
      retry: () => void firstView.refetch(),
    };
  }
  return { status: 'loading', facets };
}
