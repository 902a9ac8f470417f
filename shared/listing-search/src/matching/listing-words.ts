import { isNamedType, typeOfWord } from '../lexicon/property-types.ts';
import { bareForms } from '../words/stem.ts';
import { wordsOf } from '../words/tokens.ts';

type Text = string | null | undefined;

/** What of a listing is searched; as both the API and the site name it. */
export interface Searchable {
  name_ar?: Text;
  name_en?: Text;
  description_ar?: Text;
  description_en?: Text;
  propertyType?: Text;
  location?:
    | Readonly<
        Partial<Record<'city' | 'city_en' | 'district' | 'district_en' | 'country' | 'country_en', Text>>
      >
    | null
    | undefined;
}

/** A listing's words, folded, each once. */
export interface ListingWords {
  /** Of its places. */
  places: readonly string[];
  /** Of its name and places. */
  head: readonly string[];
  /** All of them. */
  all: readonly string[];
}

/**
 * Version of what is read out of a listing: whoever keeps it reads every listing again when this is another. It changes with the
 * folding, with how text is parted into words, and with what of a listing is searched, filtered or sorted by; not with lexicon,
 * stems or matching.
 */
export const READING_VERSION = 4;

const wordsIn = (texts: readonly Text[]) => texts.flatMap((text) => (text ? wordsOf(text) : []));

export function wordsOfListing(listing: Searchable): ListingWords {
  const { city, city_en, district, district_en, country, country_en } = listing.location ?? {};
  const places = new Set(wordsIn([city, city_en, district, district_en, country, country_en]));
  const head = new Set([...places, ...wordsIn([listing.name_ar, listing.name_en])]);
  const all = new Set([...head, ...wordsIn([listing.description_ar, listing.description_en])]);
  return { places: [...places], head: [...head], all: [...all] };
}

/** The type by which a listing is searched: its own, or the first that its name tells where it has none or an unknown one. */
export function searchedTypeOf({ propertyType, name_ar, name_en }: Searchable): string | undefined {
  if (propertyType && isNamedType(propertyType)) return propertyType;
  for (const word of wordsIn([name_ar, name_en]))
    for (const form of bareForms(word)) {
      const type = typeOfWord(form);
      if (type !== undefined) return type;
    }
  return undefined;
}
