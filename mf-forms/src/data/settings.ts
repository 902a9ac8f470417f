import type { Api, Settings } from '@shared/api';
import { useApi } from '@shared/remote-kit';
import { queryOptions, useQuery } from '@shared/facades/query';

/** The company's contact data, which the specification also calls website info (section 7). */
export const settingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => api.getSettings({ signal }) });

/** The settings as far as they are at hand; whether there are none since they failed. */
export function useSettings(): { settings: Settings | undefined; isFailed: boolean } {
  const { data, errorUpdateCount } = useQuery(settingsQuery(useApi()));
  return { settings: data, isFailed: data === undefined && errorUpdateCount > 0 };
}
