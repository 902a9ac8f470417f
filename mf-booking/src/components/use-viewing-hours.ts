import type { ViewingHours } from '@shared/api';
import { useApi } from '@shared/remote-kit';
import { useQuery } from '@shared/facades/query';
import { viewingHoursQuery } from '../data/viewing-hours.ts';

/** When viewings are; undefined with an API that does not say. */
export function useViewingHours(): ViewingHours | undefined {
  const api = useApi();
  const isOffered = api.offers('appointments.hours');
  const { data } = useQuery({ ...viewingHoursQuery(api), enabled: isOffered });
  return isOffered ? data : undefined;
}
