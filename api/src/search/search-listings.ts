import { readQuery, relaxationsOf, targetsOf, type QueryPart, type Target } from '@shared/listing-search';
import type { Facets } from '@shared/listing-search/facets';
import type { Database } from '../database/database.ts';
import { AMENITIES } from '../schemas/amenities.ts';
import { byAmenity } from './amenity-bits.ts';
import { viewCatalogue, type Catalogue, type CountedGroup } from './catalogue.ts';
import { barrierOf, FIRST_RENT, orderOfAnswers, sortedBy, type Sql } from './conditions.ts';
import { placeGroups, tally, type PlacedGroups, type Tallied } from './facets.ts';
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

export type SearchListings = (criteria: SearchCriteria) => Promise<SearchResult>;

const MOST_KEPT_COUNTS = 200;
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
  barrier: Sql;
  placed: PlacedGroups;
}

/** What is kept as long as the catalogue stays as it is. */
interface Kept {
  catalogue: Catalogue;
  lists: Map<SearchCriteria['list'], PlacedGroups>;
  counts: Map<string, Promise<ReadonlyMap<number, number>>>;
  amenities: Map<string, Promise<readonly number[]>>;
  counted: Map<string, Promise<Counted>>;
}

/** Remembers what is on its way or here; the visitors of one list ask the same over and over. A failure is not kept. */
function keep<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  most: number,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key) ?? load();
  kept.delete(key);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return known;
}

/**
 * Searches the listings in the database: rows pass bounds and words there, are counted there by groups, sorted and cut. What each
 * choice of a filter would leave is added up from the groups.
 */
export function createSearch(database: Database): SearchListings {
  const view = viewCatalogue(database);
  let kept: Kept | undefined;

  async function keptNow(): Promise<Kept> {
    const catalogue = await view.current();
    if (kept?.catalogue !== catalogue)
      kept = { catalogue, lists: new Map(), counts: new Map(), amenities: new Map(), counted: new Map() };
    return kept;
  }

  function groupsOf({ catalogue, lists }: Kept, list: SearchCriteria['list']): PlacedGroups {
    const known = lists.get(list) ?? placeGroups(catalogue.groups.filter(inList(list)));
    lists.set(list, known);
    return known;
  }

  async function countGroups({ text, parameters }: Sql): Promise<ReadonlyMap<number, number>> {
    const rows = await database.query<{ group_id: number; count: number }>(
      `SELECT group_id, count(*)::int AS count FROM listing_search WHERE ${text} GROUP BY group_id`,
      parameters,
    );
    return new Map(rows.map(({ group_id, count }) => [group_id, count]));
  }

  /** How many listings of a group pass a barrier. */
  async function countsBehind({ counts }: Kept, barrier: Sql): Promise<(group: CountedGroup) => number> {
    if (barrier.text === '') return ({ count }) => count;
    const known = await keep(counts, JSON.stringify(barrier), MOST_KEPT_COUNTS, () => countGroups(barrier));
    return ({ id }) => known.get(id) ?? 0;
  }

  async function countAnew(
    now: Kept,
    criteria: SearchCriteria,
    parts: readonly QueryPart[],
  ): Promise<Counted> {
    const barrier = barrierOf(criteria, parts, now.catalogue.vocabulary);
    const countOf = await countsBehind(now, barrier);
    const placed = groupsOf(now, criteria.list);
    const isAnswer = answers(parts);
    return {
      barrier,
      placed,
      ...tally(placed, criteria, (group) => (isAnswer(group) ? countOf(group) : 0)),
    };
  }

  /** The same for every page and order of what is asked for. */
  const countAnswers = (now: Kept, criteria: SearchCriteria, parts: readonly QueryPart[]): Promise<Counted> =>
    keep(now.counted, `${keyOf(criteria)} ${JSON.stringify(parts)}`, MOST_KEPT_TALLIES, () =>
      countAnew(now, criteria, parts),
    );

  /** Conditions of what passes everything, ready for `WHERE`; parameters are added to those given. */
  function passes({ catalogue }: Kept, { barrier, passing }: Counted, parameters: unknown[]): string[] {
    const conditions = barrier.text === '' ? [] : [barrier.text];
    if (passing.length < catalogue.groups.length)
      conditions.push(`group_id = ANY($${parameters.push(passing)}::integer[])`);
    return conditions;
  }

  /** How many of what passes offer each amenity that the list has at all. */
  async function amenitiesOf(
    now: Kept,
    criteria: SearchCriteria,
    counted: Counted,
  ): Promise<Facets['amenities']> {
    const { offered } = counted.placed;
    if (offered === 0 || counted.total === 0) return byAmenity(offered, () => 0);
    const counts = await keep(now.amenities, keyOf(criteria), MOST_KEPT_COUNTS, async () => {
      const parameters = [...counted.barrier.parameters];
      const each = AMENITIES.map((_, at) => `count(*) FILTER (WHERE amenities & ${1 << at} <> 0)::int`);
      const [row] = await database.query<{ counts: number[] }>(
        `SELECT ARRAY[${each.join(', ')}] AS counts FROM listing_search ${where(passes(now, counted, parameters))}`,
        parameters,
      );
      return row?.counts ?? [];
    });
    return byAmenity(offered, (at) => counts[at] ?? 0);
  }

  async function pageOf(
    now: Kept,
    criteria: SearchCriteria,
    counted: Counted,
    asked: readonly QueryPart[],
    targets: readonly Target[],
  ): Promise<string[]> {
    const { limit, offset } = criteria;
    const { barrier, isOfBothDeals, total } = counted;
    if (total <= offset) return [];
    const parameters = [...barrier.parameters];
    const conditions = passes(now, counted, parameters);
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
      const first = (deal: string) =>
        `SELECT *, row_number() OVER (ORDER BY ordinal) AS turn FROM
           (SELECT * FROM hit WHERE ordinal ${deal} ${FIRST_RENT} ORDER BY ordinal ${end}) AS feed`;
      return ask(
        'listing_id, ordinal',
        `(${first('<')} UNION ALL ${first('>=')}) AS taken ORDER BY turn, ordinal`,
      );
    }
    const { columns, by } = criteria.sort
      ? sortedBy(criteria.sort)
      : orderOfAnswers(asked, targets, now.catalogue.vocabulary, parameters, isOfBothDeals);
    return ask(columns, `hit ORDER BY ${by}`);
  }

  return async (criteria) => {
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
  };
}
