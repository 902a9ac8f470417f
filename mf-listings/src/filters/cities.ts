import type { Property } from '@shared/api';

export interface City {
  /** As the API names it; the filter's value. */
  name: string;
  name_en?: string | undefined;
}

/** The cities that a list can be narrowed to, each once, in the order of the names' code units. */
export function citiesOf(properties: readonly Property[]): readonly City[] {
  const cities = new Map<string, City>();
  for (const { location } of properties) {
    const name = location.city ?? location.city_en;
    if (name === undefined) continue;
    const known = cities.get(name);
    if (!known || known.name_en === undefined) cities.set(name, { name, name_en: location.city_en });
  }
  // Not by locale: server and browser may collate differently, and the first render must agree.
  return [...cities.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
