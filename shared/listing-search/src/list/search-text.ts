import { foldText } from '../words/fold.ts';
import type { Listed } from './listing-index.ts';

// Folding ten thousand descriptions costs far more than searching them; a listing never changes.
const folded = new WeakMap<Listed, string>();

/** Everything of a listing that a keyword may match, in both languages, folded. */
export function searchTextOf(listing: Listed): string {
  let text = folded.get(listing);
  if (text === undefined) {
    const { name_ar, name_en, description_ar, description_en, location } = listing;
    const { city, city_en, district, district_en, country, country_en } = location ?? {};
    const parts = [name_ar, name_en, city, city_en, district, district_en, country, country_en];
    text = foldText([...parts, description_ar, description_en].filter(Boolean).join('\n'));
    folded.set(listing, text);
  }
  return text;
}
