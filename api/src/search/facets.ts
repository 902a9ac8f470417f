import { createTally, type ChoiceTable, type Facets } from '@shared/listing-search/facets';
import { placesOf } from '@shared/listing-search/places';
import type { Offer } from '@shared/listing-search';
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
  passing: CountedGroup[];
  /** The deal of all that passes; undefined where it is of both, or nothing passes. */
  deal: Offer | undefined;
  /** Of which deals groups of the list have listings that do not pass. */
  leftOut: readonly Offer[];
  /** How many listings pass. */
  total: number;
  facets: Omit<Facets, 'amenities'>;
}

/**
 * Which groups pass the filters, how many listings that leaves, and what every other choice would leave.
 * @param countOf how many listings of a group pass all that is no filter with choices
 * @param isAnswer whether a group is what the words ask for
 */
export function tally(
  placed: PlacedGroups,
  filters: SearchCriteria,
  countOf: (group: CountedGroup) => number,
  isAnswer: (group: CountedGroup) => boolean,
): Tallied {
  const { count, facets } = createTally(placed, filters);
  const passing: CountedGroup[] = [];
  const offers = new Set<Offer>();
  const leftOut = new Set<Offer>();
  let total = 0;
  placed.rows.forEach((group, at) => {
    const listings = countOf(group);
    if (listings === 0) return;
    if (!isAnswer(group) || !count(at, listings)) {
      leftOut.add(group.offer);
      return;
    }
    passing.push(group);
    offers.add(group.offer);
    total += listings;
  });
  const [deal, other] = offers;
  return { passing, deal: other ? undefined : deal, leftOut: [...leftOut], total, facets: facets() };
}
