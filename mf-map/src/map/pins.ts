import { localizedPlace, type Property } from '@shared/api';
import type { Language } from '@shared/contract';
import { byLanguage } from '@shared/i18n';
import { placeOf } from '../data/listing-place.ts';
import type { Pin } from '../drawing/shown-map.ts';

const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar-u-nu-latn', en: 'en-US' };

/** Short as a pin wants it, with Latin digits in both languages as all prices have (decisions, "Values"). */
const shortPrices = byLanguage(
  (language) =>
    new Intl.NumberFormat(LOCALES[language], { notation: 'compact', maximumSignificantDigits: 3 }),
);

/** Listings that say where they are, as a map shows them; the others stand in the list alone. */
export const pinsOf = (listings: readonly Property[], language: Language): readonly Pin[] =>
  listings.flatMap((listing) => {
    const place = placeOf(listing);
    if (!place) return [];
    const { _id, price, add_Type, location } = listing;
    return {
      ...place,
      id: _id,
      price: price?.amount === undefined ? undefined : shortPrices(language).format(price.amount),
      isRent: add_Type === 'rent',
      district: localizedPlace(location, 'district', language),
    };
  });
