import type { Api } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

/** The brokerage's contact data, for whom a visitor calls. */
export const settingsQuery = (api: Api) =>
  queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => api.getSettings({ signal }) });
