import { useApi } from '@shared/remote-kit';
import { useTranslation } from '@shared/i18n';
import { filterWords } from '../filters/active-filters.tsx';
import { criteriaFor, type ListingScope } from '../search/listing-scope.ts';
import type { SavedSearch } from './saved-searches.ts';
import { useSearchesWords } from './searches-words.ts';

/** What a saved search is called in the visitor's language: its filters, or that it has none. */
export function useSearchName(): (search: SavedSearch, scope: ListingScope) => string {
  const translation = useTranslation();
  const own = useSearchesWords();
  const api = useApi();
  return ({ query, city, district }, scope) => {
    const criteria = criteriaFor(scope, new URLSearchParams(query), api);
    const places = { cities: city ? [city] : [], districts: district ? [district] : [] };
    return filterWords(criteria, places, translation).join(own('join')) || own('all');
  };
}
