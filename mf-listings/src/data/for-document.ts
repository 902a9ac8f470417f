import type { Property } from '@shared/api';
import { isServer } from '@shared/facades/query';

/** Characters of a description in both languages together; an office writes up to thousands. */
const LONGEST_CARRIED = 600;

const isLong = ({ description_ar = '', description_en = '' }: Property): boolean =>
  description_ar.length + description_en.length > LONGEST_CARRIED;

const withoutDescription = ({ description_ar: _ar, description_en: _en, ...rest }: Property): Property =>
  rest;

/**
 * Records for a list's cards, which show no description. What a server fills travels in each document: there a long description is left
 * out, and the property's own page asks for it (`propertyQuery`). In a browser they are as they came.
 * @returns the list itself where nothing is left out
 */
export const forDocument = (items: readonly Property[]): readonly Property[] =>
  isServer && items.some(isLong)
    ? items.map((item) => (isLong(item) ? withoutDescription(item) : item))
    : items;
