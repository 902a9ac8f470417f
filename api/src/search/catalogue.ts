import { createVocabulary, type Vocabulary } from '@shared/listing-search';
import type { Database } from '../database/database.ts';
import { groupFrom, type Group } from './group.ts';
import { readChangedListings } from './read-listings.ts';

export interface CountedGroup extends Group {
  id: number;
  count: number;
  /** Amenities that some of its listings offer, as bits. */
  offered: number;
}

/** What a process keeps of the listings, true for one version of them. */
export interface Catalogue {
  version: string;
  /** Those that have listings. */
  groups: readonly CountedGroup[];
  vocabulary: Vocabulary;
}

/** A process's own view of the catalogue. */
export interface CatalogueView {
  /** The catalogue as it is now: what was committed before is in it, unless so much changed that it is still being read. */
  current(): Promise<Catalogue>;
}

interface State {
  version: string;
  unread: boolean;
}

interface Words {
  stamp: string;
  vocabulary: Vocabulary;
}

/** How long a search waits for listings that have just changed. */
const PATIENCE_MS = 250;

async function loadWords(database: Database, known: Words | undefined): Promise<Words> {
  // Words are never taken away.
  const [held] = await database.query<{ stamp: string }>(
    "SELECT count(*) || '/' || count(*) FILTER (WHERE is_place) AS stamp FROM search_word",
    [],
  );
  const stamp = held?.stamp ?? '';
  if (known?.stamp === stamp) return known;
  const vocabulary = createVocabulary();
  const words = await database.query<{ id: number; word: string; is_place: boolean }>(
    'SELECT id, word, is_place FROM search_word ORDER BY id',
    [],
  );
  for (const { id, word, is_place } of words) vocabulary.add(id, word, is_place);
  return { stamp, vocabulary };
}

async function loadGroups(database: Database): Promise<CountedGroup[]> {
  const groups = await database.query<{ id: number; described: string; count: number; offered: number }>(
    `SELECT id, described, count, offered FROM search_group
     JOIN (SELECT group_id, count(*)::int AS count, bit_or(amenities) AS offered FROM listing_search GROUP BY group_id) AS held
       ON group_id = id
     ORDER BY id`,
    [],
  );
  return groups.map(({ described, id, count, offered }) => {
    const group = groupFrom(described);
    const { city, city_en, district, district_en } = group;
    const { offer, type, rentType, searchedType, rooms, bathrooms, exclusive, premium } = group;

    // Written out: every search reads all groups, and an object that was put together of others is read ten times as slowly.
    return {
      id,
      count,
      offered,
      offer,
      type,
      rentType,
      searchedType,
      rooms,
      bathrooms,
      city,
      city_en,
      district,
      district_en,
      exclusive,
      premium,
    };
  });
}

export function viewCatalogue(database: Database): CatalogueView {
  let words: Words | undefined;
  let loading: Promise<Catalogue> | undefined;
  let loaded = '';
  let reading: Promise<void> | undefined;

  const stateNow = async (): Promise<State> => {
    const [state] = await database.query<State>(
      'SELECT version::text AS version, EXISTS (SELECT FROM search_unread) AS unread FROM search_state',
      [],
    );
    return state ?? { version: '', unread: false };
  };

  /** One at a time; whoever waits is not kept longer than it is worth. */
  async function readChanges(): Promise<void> {
    reading ??= readChangedListings(database).finally(() => (reading = undefined));
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
    try {
      await Promise.race([reading, patience]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function load(version: string): Promise<Catalogue> {
    words = await loadWords(database, words);
    return { version, groups: await loadGroups(database), vocabulary: words.vocabulary };
  }

  return {
    async current() {
      let state = await stateNow();
      if (state.unread) {
        await readChanges();
        state = await stateNow();
      }
      if (!loading || loaded !== state.version) {
        loaded = state.version;
        const next = load(state.version);
        loading = next;
        next.catch(() => {
          if (loading === next) loading = undefined;
        });
      }
      return loading;
    },
  };
}
