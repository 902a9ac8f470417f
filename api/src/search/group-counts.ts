import type { Database } from '../database/database.ts';
import type { Barrier } from './conditions.ts';
import { keep } from './keep.ts';

/** Listings by group and by what they offer, told by position: of `groups[at]` there are `counts[at]` with just `amenities[at]`. */
export interface Combinations {
  groups: Int32Array;
  /** As bits. */
  amenities: Int32Array;
  counts: Int32Array;
}

/** How many listings of each group pass a barrier. */
export interface GroupCounts {
  of(group: { id: number; count: number }): number;
  /** Not known behind bounds alone: they pass too many listings to be told apart for each search anew. */
  combinations?: Combinations;
}

/** Counts what passes barriers, as long as the catalogue stays as it is. */
export interface GroupCounter {
  behind(barrier: Barrier): Promise<GroupCounts>;
  /** Of the whole catalogue. */
  all(): Promise<Combinations>;
}

/** Each may know of tens of thousands of combinations, a megabyte at most of 100,000 listings. */
const MOST_KEPT = 100;

const where = ({ text }: Barrier) => (text === '' ? '' : `WHERE ${text}`);

export function createGroupCounter(database: Database): GroupCounter {
  const kept = new Map<string, Promise<GroupCounts>>();
  let everything: Promise<Combinations> | undefined;

  /** One value of lists: thousands of rows would cost the driver more than the database. */
  async function listsOf(columns: readonly string[], counted: Barrier): Promise<Int32Array[]> {
    const [row] = await database.query<{ lists: (readonly number[] | null)[] }>(
      `SELECT json_build_array(${[...columns, 'count'].map((column) => `json_agg(${column})`).join(', ')}) AS lists FROM
         (SELECT ${columns.join(', ')}, count(*) AS count FROM listing_search ${where(counted)} GROUP BY ${columns.join(', ')}) AS held`,
      counted.parameters,
    );
    return (row?.lists ?? []).map((list) => new Int32Array(list ?? []));
  }

  async function combinationsOf(barrier: Barrier): Promise<Combinations> {
    const none = new Int32Array();
    const [groups = none, amenities = none, counts = none] = await listsOf(
      ['group_id', 'amenities'],
      barrier,
    );
    return { groups, amenities, counts };
  }

  function summed(groups: Int32Array, counts: Int32Array): GroupCounts {
    const sums = new Int32Array(1 + groups.reduce((most, group) => Math.max(most, group), 0));
    groups.forEach((group, at) => (sums[group] = (sums[group] ?? 0) + (counts[at] ?? 0)));
    return { of: ({ id }) => sums[id] ?? 0 };
  }

  async function load(barrier: Barrier): Promise<GroupCounts> {
    if (barrier.isNarrow) {
      const combinations = await combinationsOf(barrier);
      return { ...summed(combinations.groups, combinations.counts), combinations };
    }
    const none = new Int32Array();
    const [groups = none, counts = none] = await listsOf(['group_id'], barrier);
    return summed(groups, counts);
  }

  return {
    behind: (barrier) =>
      barrier.text === ''
        ? Promise.resolve({ of: ({ count }) => count })
        : keep(kept, JSON.stringify(barrier), MOST_KEPT, () => load(barrier)),
    all() {
      everything ??= combinationsOf({ text: '', parameters: [], isNarrow: false });
      everything.catch(() => (everything = undefined));
      return everything;
    },
  };
}
