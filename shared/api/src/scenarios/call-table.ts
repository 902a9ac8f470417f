import { matchPath, type HttpRequest } from '@shared/contract';
import type { Api, ApiCalls } from '../calls/api.ts';
import { createApi } from '../calls/create-api.ts';

/** One call of the specification, section 7, as it travels. */
export interface ContractCall {
  name: keyof ApiCalls;
  method: HttpRequest['method'];
  /** Below the API's base path, `:name` for a parameter. */
  path: string;
  /** The body of an API that has nothing: an empty list, an answer without content, no free slot. */
  empty: unknown;
}

interface CallExample {
  ask(api: Api): Promise<unknown>;
  empty: unknown;
}

const EMPTY_LIST = { data: [], total: 0 };
const SLOT = { date: '2030-01-01', fromTime: '10:00', toTime: '10:30' };

/** Typed by the contract: a call that is added there is missing here until somebody says what its empty answer is. */
const EXAMPLES: Readonly<Record<keyof ApiCalls, CallExample>> = {
  getSettings: { ask: (api) => api.getSettings(), empty: { data: {} } },
  listSale: { ask: (api) => api.listSale(), empty: EMPTY_LIST },
  listRent: { ask: (api) => api.listRent(), empty: EMPTY_LIST },
  searchListings: { ask: (api) => api.searchListings({ limit: 1 }), empty: EMPTY_LIST },
  countNews: { ask: (api) => api.countNews([{ since: '' }]), empty: { data: [0] } },
  listNear: { ask: (api) => api.listNear({ lat: 0, lng: 0, list: 'sell', limit: 1 }), empty: EMPTY_LIST },
  getProperty: { ask: (api) => api.getProperty(':id'), empty: { data: null } },
  listPosts: { ask: (api) => api.listPosts(), empty: EMPTY_LIST },
  getPost: { ask: (api) => api.getPost(':id'), empty: { data: null } },
  sendContact: {
    ask: (api) => api.sendContact({ name: '', email: '', subject: '', message: '' }),
    empty: {},
  },
  addBroker: {
    ask: (api) => api.addBroker({ name: '', phone: '', experience: '0', license: false }),
    empty: {},
  },
  checkAvailability: { ask: (api) => api.checkAvailability(SLOT), empty: { available: false } },
  getViewingHours: { ask: (api) => api.getViewingHours(), empty: { data: null } },
  listDays: { ask: (api) => api.listDays(), empty: EMPTY_LIST },
  listSlots: { ask: (api) => api.listSlots(SLOT.date), empty: EMPTY_LIST },
  findAppointment: { ask: (api) => api.findAppointment(''), empty: { data: null } },
  cancelAppointment: { ask: (api) => api.cancelAppointment(''), empty: { data: null } },
  moveAppointment: { ask: (api) => api.moveAppointment('', SLOT), empty: { data: null } },
  addAppointment: { ask: (api) => api.addAppointment({ ...SLOT, name: '', phone: '' }), empty: {} },
};

/** What a call sends: asked of the very functions that remotes use, so that no path is written twice. */
async function requestOf({ ask }: CallExample): Promise<HttpRequest> {
  let sent: HttpRequest | undefined;
  const api = createApi({
    async request(request) {
      sent = request;
      return { ok: false, failure: { kind: 'aborted' } };
    },
  });
  await ask(api).catch(() => undefined);
  if (!sent) throw new Error('a call of the contract sends no request');
  return sent;
}

/** The call table of `@shared/api`, from its own functions. */
export function contractCalls(): Promise<ContractCall[]> {
  return Promise.all(
    Object.entries(EXAMPLES).map(async ([name, example]) => {
      const { method, path } = await requestOf(example);
      return {
        name: name as keyof ApiCalls,
        method,
        path: path.split('/').map(decodeURIComponent).join('/'),
        empty: example.empty,
      };
    }),
  );
}

/** The call that a request is; undefined for one that the contract does not know. */
export const findCall = (
  calls: readonly ContractCall[],
  { method, path }: { method: string; path: string },
): ContractCall | undefined =>
  calls.find((call) => call.method === method && matchPath(call.path, path) !== undefined);
