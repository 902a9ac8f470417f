import type { Facets } from '@shared/listing-search/facets';
import type { Database } from '../database/database.ts';
import { AMENITIES } from '../schemas/amenities.ts';
import { byAmenity } from './amenity-bits.ts';
import type { CountedGroup } from './catalogue.ts';
import { listOfNumbers, type Barrier } from './conditions.ts';
import type { Combinations, GroupCounter, GroupCounts } from './group-counts.ts';

/** What passes, by group. */
interface Passing {
  /** What no group says of its listings. */
  barrier: Barrier;
  counts: GroupCounts;
  passing: readonly CountedGroup[];
  /** What the list has at all, as bits. */
  offered: number;
}

/** Adds what combinations of the given groups say of each amenity, by its bit. */
function addUp(
  sums: Int32Array,
  { groups, amenities, counts }: Combinations,
  wanted: readonly CountedGroup[],
): void {
  const isWanted = new Uint8Array(1 + wanted.reduce((most, { id }) => Math.max(most, id), 0));
  for (const { id } of wanted) isWanted[id] = 1;
  groups.forEach((group, at) => {
    if (isWanted[group] !== 1) return;
    const count = counts[at] ?? 0;
    for (let bits = amenities[at] ?? 0; bits !== 0; bits &= bits - 1) {
      const amenity = 31 - Math.clz32(bits & -bits);
      sums[amenity] = (sums[amenity] ?? 0) + count;
    }
  });
}

async function countIn(database: Database, barrier: Barrier, groups: readonly number[]): Promise<number[]> {
  const parameters = [...barrier.parameters];
  const each = AMENITIES.map((_, at) => `count(*) FILTER (WHERE amenities & ${1 << at} <> 0)::int`);
  const [row] = await database.query<{ counts: number[] }>(
    `SELECT ARRAY[${each.join(', ')}] AS counts FROM listing_search
     WHERE ${barrier.text} AND group_id = ANY($${parameters.push(listOfNumbers(groups))}::integer[])`,
    parameters,
  );
  return row?.counts ?? [];
}

/**
 * How many of what passes offer each amenity that the list has at all. Of a group that passes whole it is known beforehand; the
 * database is asked only about groups that bounds cut.
 */
export async function countAmenities(
  database: Database,
  counter: GroupCounter,
  { barrier, counts, passing, offered }: Passing,
): Promise<Facets['amenities']> {
  const sums = new Int32Array(AMENITIES.length);
  if (offered !== 0 && passing.length > 0) {
    const { combinations } = counts;
    const isWhole = (group: CountedGroup) => counts.of(group) === group.count;
    const told = combinations ? passing : passing.filter(isWhole);
    addUp(sums, combinations ?? (await counter.all()), told);
    if (told.length < passing.length) {
      const cut = passing.filter((group) => !isWhole(group)).map(({ id }) => id);
      const rest = await countIn(database, barrier, cut);
      rest.forEach((count, at) => (sums[at] = (sums[at] ?? 0) + count));
    }
  }
  return byAmenity(offered, (at) => sums[at] ?? 0);
}
