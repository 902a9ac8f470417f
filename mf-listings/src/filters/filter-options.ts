import { PROPERTY_TYPES, RENT_TYPES } from '@shared/api';
import type { Language } from '@shared/contract';
import type { Translation } from '@shared/i18n';
import type { SelectOption } from '@shared/ui';
import { LEAST_COUNTS } from '@shared/listing-search/criteria';
import type { Criteria } from '../search/criteria.ts';
import type { CountedPlace } from '@shared/listing-search/facets';
import type { Facets } from '../search/facets.ts';
import { nameOf, placeValue } from './place-names.ts';

type Words = Pick<Translation, 't' | 'format'>;

/** A choice with the number of properties that it leaves; one that leaves none cannot be taken, unless it is. */
function option(
  { t, format }: Words,
  {
    value,
    label,
    count,
    chosen,
  }: { value: string; label: string; count: number | undefined; chosen: boolean },
): SelectOption {
  if (count === undefined) return { value, label };
  return {
    value,
    label: t('filters.counted', { label, number: format.count(count) }),
    disabled: count === 0 && !chosen,
  };
}

export function offerOptions(words: Words, facets: Facets | undefined, chosen: Criteria): SelectOption[] {
  return (['sell', 'rent'] as const).map((value) =>
    option(words, {
      value,
      label: words.t(`offers.${value}`),
      count: facets?.counted ? facets.offers[value] : undefined,
      chosen: chosen.offer === value,
    }),
  );
}

/** The types of the list; all there are while it is not known as a whole. */
export function typeOptions(words: Words, facets: Facets | undefined, chosen: Criteria): SelectOption[] {
  const types = PROPERTY_TYPES.filter(
    (type) => !facets?.counted || facets.types[type] !== undefined || chosen.type === type,
  );
  return types.map((value) =>
    option(words, {
      value,
      label: words.t(`types.${value}`),
      count: facets?.counted ? (facets.types[value] ?? 0) : undefined,
      chosen: chosen.type === value,
    }),
  );
}

/** What rents of the list are for; none where no listing says it. */
export function rentTypeOptions(words: Words, facets: Facets | undefined, chosen: Criteria): SelectOption[] {
  const isSaid = RENT_TYPES.some(
    (rentType) => facets?.rentTypes[rentType] !== undefined || chosen.rentType === rentType,
  );
  if (!isSaid) return [];
  return RENT_TYPES.map((value) =>
    option(words, {
      value,
      label: words.t(`filters.rentTypes.${value}`),
      count: facets?.counted ? (facets.rentTypes[value] ?? 0) : undefined,
      chosen: chosen.rentType === value,
    }),
  );
}

export function leastOptions(
  words: Words,
  field: 'rooms' | 'bathrooms',
  facets: Facets | undefined,
  chosen: Criteria,
): SelectOption[] {
  const counts = [...new Set([...LEAST_COUNTS, ...(chosen[field] === undefined ? [] : [chosen[field]])])];
  return counts.map((least) =>
    option(words, {
      value: String(least),
      label: words.t(`filters.${field}From`, { count: least }),
      count: facets?.counted ? (facets[field][least] ?? 0) : undefined,
      chosen: chosen[field] === least,
    }),
  );
}

export function placeOptions(
  words: Words,
  language: Language,
  places: readonly CountedPlace[] | undefined,
  isCounted: boolean,
  chosen: string | undefined,
): SelectOption[] {
  const value = placeValue(places, chosen);
  const options = (places ?? []).map((place) =>
    option(words, {
      value: place.name,
      label: nameOf(place, language),
      count: isCounted ? place.count : undefined,
      chosen: place.name === value,
    }),
  );
  // A shared link may name a place that is not in the list, or not in its beginning.
  const isKnown = value === '' || options.some((each) => each.value === value);
  return isKnown ? options : [{ value, label: value }, ...options];
}
