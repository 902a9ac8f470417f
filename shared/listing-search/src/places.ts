import { foldText } from './words/fold.ts';

/** A city or district under the names that the API gives it. */
export interface Place {
  /** The filter's value. */
  name: string;
  name_en?: string | undefined;
}

export interface Places {
  list: readonly Place[];
  /** For each property the position of its place in `list`; -1 where it has none. */
  of: Int32Array;
  /** Position in `list` by a name in either language, however it is spelled; -1 for one that is not here. */
  find(name: string): number;
}

interface Named {
  name: string | undefined;
  name_en: string | undefined;
}

/**
 * The places that properties lie in, each once, in the order of the names' code units: not by locale, because
 * server and browser may collate differently and the first render must agree.
 */
export function placesOf(named: readonly Named[]): Places {
  // Names repeat thousandfold; folding each once is enough.
  const folded = new Map<string, string>();
  const fold = (name: string): string => {
    const known = folded.get(name) ?? foldText(name);
    folded.set(name, known);
    return known;
  };
  const byName = new Map<string, Place>();
  // Arabic names first: a record that knows the English one alone then finds its place.
  for (const { name, name_en } of named) {
    if (name === undefined) continue;
    const known = byName.get(fold(name)) ?? { name, name_en };
    known.name_en ??= name_en;
    byName.set(fold(name), known);
    if (name_en !== undefined && !byName.has(fold(name_en))) byName.set(fold(name_en), known);
  }
  for (const { name, name_en } of named) {
    if (name !== undefined || name_en === undefined || byName.has(fold(name_en))) continue;
    byName.set(fold(name_en), { name: name_en, name_en });
  }
  const list = [...new Set(byName.values())].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const positions = new Map(list.map((place, position) => [place, position]));
  const positionOf = (key: string) => {
    const place = byName.get(key);
    return place === undefined ? -1 : (positions.get(place) ?? -1);
  };
  const of = new Int32Array(named.length);
  named.forEach(({ name, name_en }, at) => {
    const own = name ?? name_en;
    of[at] = own === undefined ? -1 : positionOf(fold(own));
  });
  return { list, of, find: (name) => positionOf(foldText(name)) };
}
