import type { Property } from '@shared/api';
import { useQuery } from '@shared/facades/query';
import { useApi } from '@shared/remote-kit';
import { useMemo } from 'react';
import type { MapCriteria } from '../criteria/map-criteria.ts';
import { catalogueQuery, dealsOf } from './catalogue.ts';
import { foundOf } from './listing-place.ts';
import { cutPage, resultsQuery, type ResultPage } from './results.ts';

export type Results =
  | { status: 'loading' }
  | { status: 'failed'; retrying: boolean; retry(): void }
  | ({ status: 'ready' } & ResultPage);

/** One and the same, so that whoever draws it need not look twice. */
const NOTHING: readonly Property[] = [];

export interface MapResults {
  results: Results;
  /** For the map: all that is found, or, while that cannot be had, at least what the list shows; undefined while it is on its way. */
  found: readonly Property[] | undefined;
  /** Set where the map misses something that is there. Default: it has all. */
  rest?: { retrying: boolean; retry(): void };
}

/**
 * What an address of the map asks for: the page of the list at once, and everything as soon as it is wanted; from then on a change
 * asks nobody.
 * @param wantsAll the map is nearly in sight
 */
export function useResults(criteria: MapCriteria, wantsAll: boolean): MapResults {
  const api = useApi();
  const { offer, area, page } = criteria;
  const all = useQuery({ ...catalogueQuery(api), enabled: wantsAll });
  const first = useQuery({ ...resultsQuery(api, criteria), enabled: all.data === undefined });
  const listings = all.data?.listings;
  const found = useMemo(() => listings && foundOf(listings, { offer, area }), [listings, offer, area]);

  const isIncomplete = all.data
    ? dealsOf(offer).some((deal) => all.data.missing.includes(deal))
    : all.errorUpdateCount > 0;
  const rest = isIncomplete && { rest: { retrying: all.isFetching, retry: () => void all.refetch() } };
  const resultPage = found ? cutPage(found, page) : first.data;
  const onMap = found ?? (all.errorUpdateCount > 0 ? (first.data?.items ?? NOTHING) : undefined);
  if (resultPage) return { results: { status: 'ready', ...resultPage }, found: onMap, ...rest };
  const retryBoth = () => {
    void first.refetch();
    if (all.isError) void all.refetch();
  };
  // While it is tried again a query without data is pending once more; to the visitor it is still the failed one.
  const results: Results =
    first.errorUpdateCount > 0
      ? { status: 'failed', retrying: first.isFetching, retry: retryBoth }
      : { status: 'loading' };
  return { results, found: onMap };
}
