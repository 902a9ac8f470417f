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
  const byName = new Map<string, Place>();
  // Arabic names first: a record that knows the English one alone then finds its place.
  for (const { name, name_en } of named) {
    if (name === undefined) continue;
    const known = byName.get(foldText(name)) ?? { name, name_en };
    known.name_en ??= name_en;
    byName.set(foldText(name), known);
    if (name_en !== undefined && !byName.has(foldText(name_en))) byName.set(foldText(name_en), known);
  }
  for (const { name, name_en } of named) {
    if (name !== undefined || name_en === undefined || byName.has(foldText(name_en))) continue;
    byName.set(foldText(name_en), { name: name_en, name_en });
  }
  const list = [...new Set(byName.values())].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const positions = new Map(list.map((place, position) => [place, position]));
  const find = (name: string) => {
    const place = byName.get(foldText(name));
    return place === undefined ? -1 : (positions.get(place) ?? -1);
  };
  // Names repeat thousandfold; folding each once is enough.
  const found = new Map<string, number>();
  const findOnce = (name: string) => {
    const position = found.get(name) ?? find(name);
    found.set(name, position);
    return position;
  };
  return {
    list,
    of: Int32Array.from(named, ({ name, name_en }) => {
      const own = name ?? name_en;
      return own === undefined ? -1 : findOnce(own);
    }),
    find,
  };
}
