import { localized, type Property } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { useQuery } from '@shared/facades/query';
import { viewedPropertyQuery } from '../data/viewed-property.ts';

/** The property that a viewing is of, with its name; `unknown` when there is none or it could not be loaded. */
export function useViewedProperty(
  id: string | undefined,
): { name: string; property: Property } | 'loading' | 'unknown' {
  const { language } = useTranslation();
  const { data: property, isError } = useQuery({
    ...viewedPropertyQuery(useApi(), id ?? ''),
    enabled: id !== undefined,
  });
  if (id === undefined || isError || property === null) return 'unknown';
  if (property === undefined) return 'loading';
  const name = localized(property, 'name', language);
  return name === undefined ? 'unknown' : { name, property };
}
