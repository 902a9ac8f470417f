import { localized, type Property } from '@shared/api';
import { useTranslation } from '@shared/i18n';

/** A property's name in the visitor's language; its kind where it has none. */
export function usePropertyName(property: Property): string {
  const { t, language } = useTranslation();
  return localized(property, 'name', language) ?? t(`types.${property.propertyType ?? 'other'}`);
}
