import type { Language } from '@shared/contract';
import type { CountedPlace } from '@shared/listing-search/facets';
import { foldText } from '@shared/listing-search/fold';

/** A place as it is called in both languages, as far as that is known. */
export type NamedPlace = Pick<CountedPlace, 'name' | 'name_en'>;

const isNamed = ({ name, name_en }: NamedPlace, wanted: string) =>
  [name, name_en].some((each) => each !== undefined && foldText(each) === foldText(wanted));

/** A place's own value for a name that an address may give in the other language. */
export const placeValue = (places: readonly CountedPlace[] | undefined, chosen: string | undefined): string =>
  chosen === undefined ? '' : (places?.find((place) => isNamed(place, chosen))?.name ?? chosen);

export const nameOf = ({ name, name_en }: NamedPlace, language: Language) =>
  language === 'en' ? (name_en ?? name) : name;

/** A place's name in a language, for a name that an address may give in the other one. */
export function placeLabel(
  places: readonly NamedPlace[] | undefined,
  chosen: string,
  language: Language,
): string {
  const place = places?.find((each) => isNamed(each, chosen));
  return place ? nameOf(place, language) : chosen;
}
