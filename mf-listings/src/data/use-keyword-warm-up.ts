import { useApi } from '@shared/remote-kit';
import { useQuery } from '@shared/facades/query';
import { useEffect } from 'react';
import { feedQuery } from './feed.ts';
import type { ListingScope } from '../search/listing-scope.ts';
import { whenIdle } from '@shared/remote-kit/when-idle';
import { searchTextOf } from '../search/search-text.ts';

/** Folded between two looks at whether the visitor wants something. */
const AT_ONCE = 250;

/** Readies the texts of long lists in idle moments, so that the first letter of a keyword is answered as fast as the others. */
export function useKeywordWarmUp({ feeds }: ListingScope): void {
  const api = useApi();
  const sale = useQuery({ ...feedQuery(api, 'sell'), enabled: false }).data;
  const rent = useQuery({ ...feedQuery(api, 'rent'), enabled: false }).data;
  useEffect(() => {
    const lists = { sell: sale?.items ?? [], rent: rent?.items ?? [] };
    const properties = feeds.flatMap((addType) => lists[addType]);
    let next = 0;
    let stop = () => {};
    const go = () => {
      for (const property of properties.slice(next, next + AT_ONCE)) searchTextOf(property);
      next += AT_ONCE;
      if (next < properties.length) stop = whenIdle(go);
    };
    if (properties.length > AT_ONCE) stop = whenIdle(go);
    return () => stop();
  }, [feeds, sale, rent]);
}
