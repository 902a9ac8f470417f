import { useApi, useTellNews, useToaster } from '@shared/remote-kit';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Criteria } from '../search/criteria.ts';
import type { Facets } from '../search/facets.ts';
import {
  findSearch,
  freshInAll,
  MOST_SEARCHES,
  openSearch,
  removeSearch,
  savedSearches,
  saveSearch,
  type SavedPlace,
} from './saved-searches.ts';
import { useSearchesWords } from './searches-words.ts';

/** What this browser keeps of the search in view. */
export interface KeptSearch {
  isSaved: boolean;
  /** What is shown since a later moment is new to the visitor, in milliseconds since 1970; undefined where nothing is marked. */
  since: number | undefined;
  /** Saves it, or takes it back. */
  toggle(): void;
}

export interface SearchDeskProps {
  list: string;
  query: string;
  criteria: Criteria;
  /** They know the places' names in both languages. */
  facets: Facets | undefined;
  /** Whether the visitor has pressed before this was here. */
  isPressed: boolean;
  onKept(kept: KeptSearch): void;
}

const placeIn = (
  places: Facets['cities'] | undefined,
  chosen: string | undefined,
): SavedPlace | undefined => {
  if (chosen === undefined) return undefined;
  const place = places?.find(({ name, name_en }) => name === chosen || name_en === chosen);
  return { name: chosen, ...(place && { name: place.name, name_en: place.name_en }) };
};

/** Keeps searches, notes that one is looked at, and tells the page what it keeps of it; it draws nothing. */
export default function SearchDesk({ list, query, criteria, facets, isPressed, onKept }: SearchDeskProps) {
  const own = useSearchesWords();
  const toaster = useToaster();
  const tellNews = useTellNews();
  const marksNews = useApi().offers('lists.newest');
  const saved = useSyncExternalStore(savedSearches.subscribe, () => findSearch({ list, query }));

  const toggle = () => {
    const key = { list, query };
    if (findSearch(key)) {
      removeSearch(key);
      toaster.add({ title: own('removedTitle') });
      return;
    }
    const city = placeIn(facets?.cities, criteria.city);
    const district = placeIn(facets?.districts, criteria.district);
    const isKept = saveSearch({ ...key, ...(city && { city }), ...(district && { district }) }, Date.now());
    toaster.add(
      isKept
        ? { title: own('savedTitle'), description: own(marksNews ? 'savedTextWithNews' : 'savedText') }
        : { title: own('fullTitle'), description: own('fullText', { count: MOST_SEARCHES }) },
    );
  };

  useEffect(() => {
    openSearch({ list, query }, Date.now());
    if (marksNews) tellNews(freshInAll());
    // The search in view is the reason; that it is saved just now is no visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [list, query]);

  const isAnswered = useRef(!isPressed);
  useEffect(() => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    toggle();
  });

  const isSaved = saved !== undefined;
  const since = marksNews ? saved?.since : undefined;
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    onKept({ isSaved, since, toggle: () => latest.current() });
  }, [isSaved, since, onKept]);
  return null;
}
