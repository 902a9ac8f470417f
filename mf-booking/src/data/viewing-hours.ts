import type { Api } from '@shared/api';
import { queryOptions } from '@shared/facades/query';

/**
 * When viewings are, where the API says it (extension `appointments.hours`). While they are not to be had, the form works as
 * the specification says, and the API refuses what is outside.
 */
export const viewingHoursQuery = (api: Api) =>
  queryOptions({
    queryKey: ['viewing-hours'],
    queryFn: ({ signal }) => api.getViewingHours({ signal }),
  });
