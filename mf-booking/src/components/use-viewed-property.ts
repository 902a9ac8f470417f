import { localized } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { useQuery } from '@shared/facades/query';
import { viewedPropertyQuery } from '../data/viewed-property.ts';

/** Name of the property that the visitor came from; `unknown` when there is none or it could not be loaded. */
export function useViewedProperty(id: string | undefined): { name: string } | 'loading' | 'unknown' {
  const { language } = useTranslation();
  const { data: property, isError } = useQuery({
    ...viewedPropertyQuery(useApi(), id ?? ''),
    enabled: id !== undefined,
  });
  if (id === undefined || isError || property === null) return 'unknown';
  if (property === undefined) return 'loading';
  const name = localized(property, 'name', language);
  return name === undefined ? 'unknown' : { name };
}
