import { createTally, type ChoiceTable, type Facets } from '@shared/listing-search/facets';
import { placesOf } from '@shared/listing-search/places';
import type { CountedGroup } from './catalogue.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** Groups of a list with their places, and the amenities that it has at all, as bits. */
export interface PlacedGroups extends ChoiceTable<CountedGroup> {
  offered: number;
}

export const placeGroups = (groups: readonly CountedGroup[]): PlacedGroups => ({
  rows: groups,
  cities: placesOf(
    groups.map(({ city, city_en }) => ({ name: city ?? undefined, name_en: city_en ?? undefined })),
  ),
  districts: placesOf(
    groups.map(({ district, district_en }) => ({
      name: district ?? undefined,
      name_en: district_en ?? undefined,
    })),
  ),
  offered: groups.reduce((bits, group) => bits | group.offered, 0),
});

export interface Tallied {
  /** Identifiers of the groups that pass. */
  passing: number[];
  /** Whether some of them are for sale, and some for rent. */
  isOfBothDeals: boolean;
  /** How many listings pass. */
  total: number;
  facets: Omit<Facets, 'amenities'>;
}

/**
 * Which groups pass the filters, how many listings that leaves, and what every other choice would leave.
 * @param countOf how many listings of a group pass all that is no filter with choices
 */
export function tally(
  placed: PlacedGroups,
  filters: SearchCriteria,
  countOf: (group: CountedGroup) => number,
): Tallied {
  const { count, facets } = createTally(placed, filters);
  const passing: number[] = [];
  const offers = new Set<string>();
  let total = 0;
  for (const [at, group] of placed.rows.entries()) {
    const listings = countOf(group);
    if (listings === 0 || !count(at, listings)) continue;
    passing.push(group.id);
    offers.add(group.offer);
    total += listings;
  }
  return { passing, isOfBothDeals: offers.size > 1, total, facets: facets() };
}
