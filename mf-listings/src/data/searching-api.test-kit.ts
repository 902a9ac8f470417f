import { ApiError, createApi } from '@shared/api';
import { indexOfListings, searchListings } from '@shared/listing-search/list';
import type { ApiExtension } from '@shared/contract';
import { createFakeHttp, ok, type FakeAnswer, type FakeHttp } from '@shared/remote-kit/testing';
import { readCriteria } from '../search/criteria.ts';
import { exclusiveScope, gather, propertiesScope, rentScope, saleScope } from '../search/listing-scope.ts';
import { wordSearch } from '../search/word-search.ts';
import { listFeed } from './feed.ts';

export const SEARCH = 'GET /listings/search';

const SCOPES = { sell: saleScope, rent: rentScope, exclusive: exclusiveScope } as const;
const isList = (name: string): name is keyof typeof SCOPES => name in SCOPES;

/** Searches what the two feeds of a fake hold, as the reference API does; fails as they do. */
const searchIn =
  (feeds: FakeHttp): FakeAnswer =>
  async ({ query = {} }) => {
    const api = createApi(feeds);
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const name = search.get('list') ?? '';
    const scope = isList(name) ? SCOPES[name] : propertiesScope;
    const [limit, offset] = ['limit', 'offset'].map((each) => Number(search.get(each) ?? 0));
    try {
      const lists = await Promise.all(scope.feeds.map((addType) => listFeed(api, addType, {})));
      const list = gather(
        scope,
        lists.map(({ items }) => items),
      );
      const { matched, slice, facets, nearest } = searchListings(
        indexOfListings(list),
        readCriteria(search),
        wordSearch,
      );
      return ok({
        data: nearest?.items ?? slice(offset ?? 0, (offset ?? 0) + (limit ?? 0)),
        total: nearest?.items.length ?? matched,
        facets,
        ...(nearest && { nearest: { letGo: nearest.letGo.map((text) => ({ kind: 'word', text })) } }),
      });
    } catch (error) {
      if (error instanceof ApiError) return { ok: false, failure: error.failure };
      throw error;
    }
  };

/**
 * An API with the extensions `lists.search` and `listings.details`: it answers the other calls, and searches what the two feeds answer.
 * @param more that it has beside. Default: none
 */
export function createSearchingHttp(
  answers: Readonly<Record<string, FakeAnswer>>,
  more: readonly ApiExtension[] = [],
): FakeHttp {
  const feeds = createFakeHttp(answers, ['listings.details', ...more]);
  const http = createFakeHttp({ [SEARCH]: searchIn(feeds), ...answers }, [
    'lists.search',
    'listings.details',
    ...more,
  ]);
  return {
    ...http,
    answer(call, answer) {
      http.answer(call, answer);
      feeds.answer(call, answer);
    },
  };
}
