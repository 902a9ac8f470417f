import { ApiError } from '../calls/api-error.ts';
import type { Api } from '../calls/api.ts';
import { createApi } from '../calls/create-api.ts';
import { createFakeHttp } from './fake-http.ts';
import { inScenario, type FakedScenario } from './in-scenario.ts';

const SLOT = { date: '2030-01-01', fromTime: '10:00', toTime: '10:30' };
const LISTS = ['listSale', 'listRent', 'listPosts'] as const;
const ONES = ['getProperty', 'getPost'] as const;

const READS: readonly (readonly [string, (api: Api) => Promise<unknown>])[] = [
  ...LISTS.map((name) => [name, (api: Api) => api[name]()] as const),
  ...ONES.map((name) => [name, (api: Api) => api[name]('any id')] as const),
  ['getSettings', (api) => api.getSettings()],
  ['checkAvailability', (api) => api.checkAvailability(SLOT)],
  ['listDays', (api) => api.listDays()],
  ['listSlots', (api) => api.listSlots(SLOT.date)],
];
const FORMS: readonly (readonly [string, (api: Api) => Promise<unknown>])[] = [
  ['sendContact', (api) => api.sendContact({ name: 'n', email: 'e', subject: 's', message: 'm' })],
  ['addBroker', (api) => api.addBroker({ name: 'n', phone: 'p', experience: '0', license: true })],
  ['addAppointment', (api) => api.addAppointment({ ...SLOT, name: 'n', phone: 'p' })],
];

const httpOf = (scenario: FakedScenario) => createFakeHttp({ '*': inScenario(scenario) });
const apiOf = (scenario: FakedScenario) => createApi(httpOf(scenario));

const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error.failure;
};

describe('scenarios, as the calls of the contract read them (specification, sections 7 and 8)', () => {
  it.each(LISTS)('empty: %s is a list of none', async (name) => {
    expect(await apiOf('empty')[name]()).toMatchObject({ items: [], total: 0 });
  });

  it.each(ONES)('empty: %s is not found', async (name) => {
    const api = apiOf('empty');
    expect(await failureOf(api[name]('any id'))).toMatchObject({ kind: 'status', status: 404 });
  });

  it('empty: settings without a word, a day without a free slot', async () => {
    const api = apiOf('empty');
    expect(await api.getSettings()).toEqual({ socialMedia: {} });
    expect(await api.listSlots(SLOT.date)).toEqual([]);
    expect(await api.checkAvailability(SLOT)).toBe(false);
  });

  it.each(FORMS)('empty: %s is accepted', async (_name, call) => {
    await expect(call(apiOf('empty'))).resolves.toBeUndefined();
  });

  it.each([...READS, ...FORMS])('500, 401 and offline: %s fails as it would', async (_name, call) => {
    expect(await failureOf(call(apiOf('500')))).toMatchObject({ kind: 'status', status: 500 });
    expect(await failureOf(call(apiOf('401')))).toMatchObject({ kind: 'status', status: 401 });
    expect(await failureOf(call(apiOf('offline')))).toEqual({ kind: 'offline' });
  });

  it.each(READS)('malformed: %s fails as malformed', async (_name, call) => {
    expect(await failureOf(call(apiOf('malformed')))).toEqual({ kind: 'malformed' });
  });

  it.each(FORMS)('malformed: of %s the body is not read, so it is accepted', async (_name, call) => {
    await expect(call(apiOf('malformed'))).resolves.toBeUndefined();
  });

  it('a call that the contract does not know is told so', async () => {
    const answer = await httpOf('empty').request({ method: 'GET', path: '/home/everything' });
    expect(answer).toEqual({ ok: false, failure: { kind: 'status', status: 501 } });
  });

  it('remembers what was asked', async () => {
    const http = httpOf('empty');
    await failureOf(createApi(http).getPost('an id'));
    expect(http.requests).toEqual([{ method: 'GET', path: '/blog/an%20id' }]);
  });
});
