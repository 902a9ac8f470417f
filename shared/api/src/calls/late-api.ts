import type { HttpClient } from '@shared/contract';
import type { Api, ApiCalls } from './api.ts';
import { ApiError } from './api-error.ts';

/** All calls; a name that is missing is a fault of types. */
const NAMES = Object.keys({
  getSettings: 0,
  listSale: 0,
  listRent: 0,
  searchListings: 0,
  countNews: 0,
  listNear: 0,
  getProperty: 0,
  listPosts: 0,
  getPost: 0,
  sendContact: 0,
  addBroker: 0,
  checkAvailability: 0,
  getViewingHours: 0,
  listDays: 0,
  listSlots: 0,
  addAppointment: 0,
  findAppointment: 0,
  cancelAppointment: 0,
  moveAppointment: 0,
} satisfies Record<keyof ApiCalls, 0>);

/**
 * The calls in a chunk of their own, with what reads their answers: a first view that the server has rendered has its data.
 * Who is about to ask for some begins with it, or it comes with the first call.
 */
export const loadCalls = () => import('./create-api.ts');

/** The calls of `createApi`, whose code is fetched when it is first needed; where it cannot be had a call fails as `offline`. */
export function createLateApi(http: HttpClient): Api {
  const late =
    (name: string) =>
    async (...given: unknown[]) => {
      const { createApi } = await loadCalls().catch((error: unknown) => {
        console.error(`${name}: the calls could not be loaded:`, error);
        throw new ApiError(name, { kind: 'offline' });
      });
      return (createApi(http) as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(
        ...given,
      );
    };
  return {
    offers: (extension) => http.extensions?.includes(extension) ?? false,
    ...(Object.fromEntries(NAMES.map((name) => [name, late(name)])) as unknown as ApiCalls),
  };
}
