import type { Api } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

/** The company's contact data, which the specification also calls website info (section 7). */
export const settingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => api.getSettings({ signal }) });
