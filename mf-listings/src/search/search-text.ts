import type { Property } from '@shared/api';

/**
 * Text as it is compared: without case, vowel marks and tatweel, and with the letters made one that Arabic
 * writers use for one another.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');

// Folding ten thousand descriptions costs far more than searching them; a property never changes.
const folded = new WeakMap<Property, string>();

/** Everything of a property that a keyword may match, in both languages, folded. */
export function searchTextOf(property: Property): string {
  let text = folded.get(property);
  if (text === undefined) {
    const { name_ar, name_en, description_ar, description_en, location } = property;
    const { city, city_en, district, district_en, country, country_en } = location;
    const parts = [name_ar, name_en, city, city_en, district, district_en, country, country_en];
    text = foldText(
      [...parts, description_ar, description_en].filter((part) => part !== undefined).join('\n'),
    );
    folded.set(property, text);
  }
  return text;
}
