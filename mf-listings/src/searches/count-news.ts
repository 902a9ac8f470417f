import type { Api, NewsSearch } from '@shared/api';
import { criteriaFor } from '../search/listing-scope.ts';
import { savedScope } from './saved-scope.ts';
import { freshInAll, isSameSearch, savedSearches, type SavedSearch } from './saved-searches.ts';

/** So long nobody is asked again, in milliseconds. */
const AGAIN_AFTER_MS = 60 * 60_000;

/** What is asked of the API; undefined of a list that the site does not know. */
function questionOf({ list, query, openedAt }: SavedSearch, api: Api): NewsSearch | undefined {
  const scope = savedScope(list);
  if (!scope) return undefined;
  const {
    saved: _saved,
    page: _page,
    sort: _sort,
    ...criteria
  } = criteriaFor(scope, new URLSearchParams(query), api);
  return { ...criteria, list: scope.searched, since: new Date(openedAt).toISOString() };
}

/**
 * Asks how many listings each saved search has that are shown since the visitor looked at it, once an hour at most and all in one
 * question, and tells how many there are in all. Nothing is asked or told where the API cannot say (`lists.newest`).
 */
export async function countNews(api: Api, tell: (count: number) => void, now = Date.now()): Promise<void> {
  if (!api.offers('lists.newest')) return;
  const { searches, countedAt } = savedSearches.read();
  const asked = searches.flatMap((search) => {
    const question = questionOf(search, api);
    return question ? [{ search, question }] : [];
  });
  const isDue = now - countedAt >= AGAIN_AFTER_MS || now < countedAt;
  if (asked.length > 0 && isDue) {
    // Noted before: an API that fails is not asked by each page anew.
    savedSearches.write({ searches, countedAt: now });
    const counts = await api.countNews(asked.map(({ question }) => question));
    const after = savedSearches.read();
    savedSearches.write({
      ...after,
      searches: after.searches.map((search) => {
        const at = asked.findIndex((each) => isSameSearch(each.search, search));
        // Looked at meanwhile: what was counted is seen.
        const isSeen = asked[at]?.search.openedAt !== search.openedAt;
        return isSeen ? search : { ...search, fresh: counts[at] ?? 0 };
      }),
    });
  }
  tell(freshInAll());
}
