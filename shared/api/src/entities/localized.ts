import type { Language } from '@shared/contract';
import { otherLanguage } from '@shared/contract';
import type { Property, PropertyLocation } from './property.ts';

/** A property's name or description in a language, else in the other one, else undefined. */
export function localized(
  property: Pick<Property, 'name_ar' | 'name_en' | 'description_ar' | 'description_en'>,
  field: 'name' | 'description',
  language: Language,
): string | undefined {
  return property[`${field}_${language}`] ?? property[`${field}_${otherLanguage(language)}`];
}

/** Country, city or district in a language, else as the API has it, else undefined. */
export function localizedPlace(
  location: PropertyLocation,
  field: 'country' | 'city' | 'district',
  language: Language,
): string | undefined {
  const english = location[`${field}_en`];
  return language === 'en' ? (english ?? location[field]) : (location[field] ?? english);
}
