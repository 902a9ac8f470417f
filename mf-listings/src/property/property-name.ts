import { localized, type Property } from '@shared/api';
import type { Language } from '@shared/contract';
import { truncate, useTranslation, type Translate } from '@shared/i18n';

/** Beyond that it is no name but a text in the wrong field. */
const LONGEST_NAME = 140;

/** A property's name in a language; its kind where it has none. */
export const propertyName = (property: Property, t: Translate, language: Language): string =>
  truncate(
    localized(property, 'name', language) ?? t(`types.${property.propertyType ?? 'other'}`),
    LONGEST_NAME,
  );

/** The same in the visitor's language. */
export function usePropertyName(property: Property): string {
  const { t, language } = useTranslation();
  return propertyName(property, t, language);
}
