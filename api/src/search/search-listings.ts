import {
  readQuery,
  relaxationsOf,
  targetsOf,
  type Offer,
  type QueryPart,
  type Target,
} from '@shared/listing-search';
import type { Facets } from '@shared/listing-search/facets';
import type { Database } from '../database/database.ts';
import { countAmenities } from './amenity-counts.ts';
import { viewCatalogue, type Catalogue, type CountedGroup } from './catalogue.ts';
import { barrierOf, isOfDeal, listOfNumbers, orderOfAnswers, sortedBy, type Barrier } from './conditions.ts';
import { placeGroups, tally, type PlacedGroups, type Tallied } from './facets.ts';
import { createGroupCounter, type GroupCounter, type GroupCounts } from './group-counts.ts';
import { keep } from './keep.ts';
import type { SearchCriteria } from './search-criteria.ts';

export interface SearchResult {
  /** Identifiers of the part of the list that was asked for, in its order. */
  ids: readonly string[];
  /** How many there are in all. */
  total: number;
  /** Of all that was asked for, also where nothing answers it. */
  facets: Facets;
  /** What the words were read as; undefined without words. */
  understood: readonly QueryPart[] | undefined;
  /** What was let go because nothing answers all of it; empty where something does. */
  letGo: readonly QueryPart[];
}

export interface ListingsSearch {
  find(criteria: SearchCriteria): Promise<SearchResult>;
  /** How many there are of what is asked for, without what comes closest. What is counted is not kept: `since` is another each time. */
  count(criteria: SearchCriteria): Promise<number>;
}

const MOST_KEPT_AMENITIES = 200;
/** Each names the groups that pass, of which there may be tens of thousands. */
const MOST_KEPT_TALLIES = 50;
/** So few are sorted quicker than they are met on the way through an index. */
const FEW = 5000;

const where = (conditions: readonly string[]) =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';

const inList =
  (list: SearchCriteria['list']) =>
  ({ offer, exclusive }: CountedGroup) =>
    list === undefined || (list === 'exclusive' ? exclusive : offer === list);

const isWithin = (value: number | null, min = -Infinity, max = Infinity) =>
  value !== null && value >= min && value <= max;

/** Whether a group is what the words ask for, as far as a group tells. */
const answers = (parts: readonly QueryPart[]) => (group: CountedGroup) =>
  parts.every((part) => {
    if (part.kind === 'type') return group.searchedType === part.type;
    if (part.kind === 'offer') return group.offer === part.offer;
    return part.kind === 'rooms' || part.kind === 'bathrooms'
      ? isWithin(group[part.kind], part.min, part.max)
      : true;
  });

/** What is asked for, whatever part of it and in whatever order. */
function keyOf({ sort: _sort, limit: _limit, offset: _offset, ...asked }: SearchCriteria): string {
  return JSON.stringify(asked);
}

interface Counted extends Tallied {
  /** What no group says of its listings. */
  barrier: Barrier;
  counts: GroupCounts;
  placed: PlacedGroups;
}

/** What is kept as long as the catalogue stays as it is. */
interface Kept {
  catalogue: Catalogue;
  lists: Map<SearchCriteria['list'], PlacedGroups>;
  counter: GroupCounter;
  amenities: Map<string, Promise<Facets['amenities']>>;
  counted: Map<string, Promise<Counted>>;
}

/**
 * Searches the listings in the database: rows pass bounds and words there, are counted there by groups, sorted and cut. What each
 * choice of a filter would leave is added up from the groups.
 */
export function createSearch(database: Database): ListingsSearch {
  const view = viewCatalogue(database);
  let kept: Kept | undefined;

  async function keptNow(): Promise<Kept> {
    const catalogue = await view.current();
    if (kept?.catalogue !== catalogue)
      kept = {
        catalogue,
        lists: new Map(),
        counter: createGroupCounter(database),
        amenities: new Map(),
        counted: new Map(),
      };
    return kept;
  }

  function groupsOf({ catalogue, lists }: Kept, list: SearchCriteria['list']): PlacedGroups {
    const known = lists.get(list) ?? placeGroups(catalogue.groups.filter(inList(list)));
    lists.set(list, known);
    return known;
  }

  async function countAnew(
    now: Kept,
    criteria: SearchCriteria,
    parts: readonly QueryPart[],
  ): Promise<Counted> {
    const barrier = barrierOf(criteria, parts, now.catalogue.vocabulary);
    const counts = await now.counter.behind(barrier);
    const placed = groupsOf(now, criteria.list);
    return { barrier, counts, placed, ...tally(placed, criteria, counts.of, answers(parts)) };
  }

  /** The same for every page and order of what is asked for. */
  const countAnswers = (now: Kept, criteria: SearchCriteria, parts: readonly QueryPart[]): Promise<Counted> =>
    keep(now.counted, `${keyOf(criteria)} ${JSON.stringify(parts)}`, MOST_KEPT_TALLIES, () =>
      countAnew(now, criteria, parts),
    );

  /** Conditions of what passes everything, ready for `WHERE`; parameters are added to those given. */
  function passes(list: SearchCriteria['list'], counted: Counted, parameters: unknown[]): string[] {
    const { barrier, passing, deal, leftOut } = counted;
    const conditions = barrier.text === '' ? [] : [barrier.text];
    if (deal) conditions.push(isOfDeal(deal));
    if (list === 'exclusive' || leftOut.some((offer) => deal === undefined || offer === deal))
      conditions.push(
        `group_id = ANY($${parameters.push(listOfNumbers(passing.map(({ id }) => id)))}::integer[])`,
      );
    return conditions;
  }

  /** How many of what passes offer each amenity; the same for every page and order. */
  const amenitiesOf = (now: Kept, criteria: SearchCriteria, counted: Counted): Promise<Facets['amenities']> =>
    keep(now.amenities, keyOf(criteria), MOST_KEPT_AMENITIES, () =>
      countAmenities(database, now.counter, { ...counted, offered: counted.placed.offered }),
    );

  async function pageOf(
    now: Kept,
    criteria: SearchCriteria,
    counted: Counted,
    asked: readonly QueryPart[],
    targets: readonly Target[],
  ): Promise<string[]> {
    const { limit, offset } = criteria;
    const { barrier, deal, total } = counted;
    const isOfBothDeals = deal === undefined;
    if (total <= offset) return [];
    const parameters = [...barrier.parameters];
    const conditions = passes(criteria.list, counted, parameters);
    const slice = `LIMIT $${parameters.push(limit)}::int OFFSET $${parameters.push(offset)}::int`;
    const ask = async (columns: string, rest: string) => {
      const rows = await database.query<{ listing_id: string }>(
        `WITH hit AS ${total < FEW ? '' : 'NOT'} MATERIALIZED (SELECT ${columns} FROM listing_search ${where(conditions)})
         SELECT listing_id FROM ${rest} ${slice}`,
        parameters,
      );
      return rows.map(({ listing_id }) => listing_id);
    };
    const isPlain = !criteria.sort && targets.length === 0 && !asked.some(({ kind }) => kind === 'word');
    if (isPlain && isOfBothDeals) {
      const end = `LIMIT $${parameters.push(offset + limit)}::int`;
      const first = (offer: Offer) =>
        `SELECT *, row_number() OVER (ORDER BY ordinal) AS turn FROM
           (SELECT * FROM hit WHERE ${isOfDeal(offer)} ORDER BY ordinal ${end}) AS feed`;
      return ask(
        'listing_id, ordinal',
        `(${first('sell')} UNION ALL ${first('rent')}) AS taken ORDER BY turn, ordinal`,
      );
    }
    const { columns, by } = criteria.sort
      ? sortedBy(criteria.sort)
      : orderOfAnswers(asked, targets, now.catalogue.vocabulary, parameters, isOfBothDeals);
    return ask(columns, `hit ORDER BY ${by}`);
  }

  async function count(criteria: SearchCriteria): Promise<number> {
    const now = await keptNow();
    const parts = criteria.q === undefined ? [] : readQuery(criteria.q).parts;
    const barrier = barrierOf(criteria, parts, now.catalogue.vocabulary);
    const counts = await createGroupCounter(database).behind(barrier);
    return tally(groupsOf(now, criteria.list), criteria, counts.of, answers(parts)).total;
  }

  async function find(criteria: SearchCriteria): Promise<SearchResult> {
    const now = await keptNow();
    const { vocabulary } = now.catalogue;
    const parts = criteria.q === undefined ? [] : readQuery(criteria.q).parts;
    const counted = await countAnswers(now, criteria, parts);
    let asked = parts;
    let shown = counted;
    if (counted.total === 0) {
      for (const fewer of relaxationsOf(parts, vocabulary)) {
        const nearest = await countAnswers(now, criteria, fewer);
        if (nearest.total === 0) continue;
        shown = nearest;
        asked = fewer;
        break;
      }
    }
    const [ids, amenities] = await Promise.all([
      pageOf(now, criteria, shown, asked, targetsOf(parts, asked)),
      amenitiesOf(now, criteria, counted),
    ]);
    return {
      ids,
      total: shown.total,
      facets: { ...counted.facets, amenities },
      understood: criteria.q === undefined ? undefined : parts,
      letGo: parts.filter((part) => !asked.includes(part)),
    };
  }

  return { find, count };
}
