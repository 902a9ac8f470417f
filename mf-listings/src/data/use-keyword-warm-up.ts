import { useApi } from '@shared/remote-kit';
import { useQuery } from '@shared/facades/query';
import { useEffect } from 'react';
import { feedQuery } from './feed.ts';
import { gather, type ListingScope } from '../search/listing-scope.ts';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { loadWordSearch } from '../search/load-word-search.ts';

/** Reading goes on for so many milliseconds between two looks at whether the visitor wants something: a key must not wait for it. */
const SLICE_MS = 4;

/**
 * Fetches the code that reads words and readies a list's texts in idle moments, once all of the list is here: so the first
 * letter of a keyword is answered as fast as the others.
 */
export function useKeywordWarmUp(scope: ListingScope): void {
  const api = useApi();
  const sale = useQuery({ ...feedQuery(api, 'sell'), enabled: false }).data;
  const rent = useQuery({ ...feedQuery(api, 'rent'), enabled: false }).data;
  useEffect(() => {
    const feeds = { sell: sale?.items, rent: rent?.items };
    const lists = scope.feeds.flatMap((addType) => (feeds[addType] ? [feeds[addType]] : []));
    if (lists.length < scope.feeds.length) return undefined;
    let isOver = false;
    let stop = () => {};
    const go = async () => {
      const search = await loadWordSearch();
      if (!isOver && search?.readAhead(gather(scope, lists), SLICE_MS)) stop = whenIdle(() => void go());
    };
    stop = whenIdle(() => void go());
    return () => {
      isOver = true;
      stop();
    };
  }, [scope, sale, rent]);
}
