import { localized, localizedPlace, type Property } from '@shared/api';
import { truncate, useTranslation } from '@shared/i18n';

/** Beyond that it is no name but a text in the wrong field. */
const LONGEST_NAME = 140;

/** A listing's name and where it is, in the visitor's language. */
export function useListingWords(listing: Property): { name: string; place: string } {
  const { t, language } = useTranslation();
  return {
    name: truncate(localized(listing, 'name', language) ?? t('unnamed'), LONGEST_NAME),
    place: (['district', 'city'] as const)
      .map((field) => localizedPlace(listing.location, field, language))
      .filter((part) => part !== undefined)
      .join(t('listSeparator')),
  };
}
