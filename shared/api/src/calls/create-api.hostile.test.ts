import { createFakeHttp, ok } from '../testing/fake-http.ts';
import { createApi } from './create-api.ts';

const slot = { date: '2026-12-01', fromTime: '10:00', toTime: '10:30' };
/** An API that sends this, as it arrives: through JSON, own `__proto__` keys included. */
const apiOf = (json: string) => createApi(createFakeHttp({ '*': ok(JSON.parse(json)) }));

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe.each(['"text"', '7', 'true', '{ "data": "text" }', '{ "data": 7 }', '{ "data": true }'])(
  'the answer %s',
  (json) => {
    it('is malformed to every reading call, and logged', async () => {
      const api = apiOf(json);
      const malformed = { name: 'ApiError', failure: { kind: 'malformed' }, isNotFound: false };
      await expect(api.getSettings()).rejects.toMatchObject(malformed);
      await expect(api.listSale()).rejects.toMatchObject(malformed);
      await expect(api.listRent()).rejects.toMatchObject(malformed);
      await expect(api.listPosts()).rejects.toMatchObject(malformed);
      await expect(api.getProperty('1')).rejects.toMatchObject(malformed);
      await expect(api.getPost('1')).rejects.toMatchObject(malformed);
      await expect(api.checkAvailability(slot)).rejects.toMatchObject(malformed);
      expect(logged).toHaveBeenCalledTimes(7);
    });

    it('is success to every sending call', async () => {
      const api = apiOf(json);
      await expect(api.addAppointment({ name: '', phone: '', ...slot })).resolves.toBeUndefined();
      await expect(
        api.sendContact({ name: '', email: '', subject: '', message: '' }),
      ).resolves.toBeUndefined();
      await expect(
        api.addBroker({ name: '', phone: '', experience: '', license: true }),
      ).resolves.toBeUndefined();
    });
  },
);

it('treats an object where a list belongs as malformed, and null as an empty list', async () => {
  await expect(apiOf('{ "data": { "0": {} } }').listSale()).rejects.toMatchObject({
    failure: { kind: 'malformed' },
  });
  await expect(apiOf('{ "data": null }').listSale()).resolves.toEqual({ items: [], total: 0 });
});

it('never empties a list for bad records', async () => {
  const records = `[null, 7, "x", [], {}, { "_id": null }, { "_id": {} }, { "_id": "  " },
    { "_id": "good" }, { "_id": 12 }, { "_id": { "toString": 1 } },
    { "_id": "odd", "name_ar": { "toString": 1, "valueOf": 1 }, "price": { "amount": { "valueOf": null } },
      "exclusive": { "toString": 7 }, "images": { "length": 5 }, "location": [1], "views": [3] }]`;
  const { items, total } = await apiOf(records).listSale();
  expect(items.map((item) => item._id)).toEqual(['good', '12', 'odd']);
  expect(total).toBe(3);
  const posts = await apiOf(records).listPosts();
  expect(posts.items.map((item) => item._id)).toEqual(['good', '12', 'odd']);
});

it('hides listings that are not on display, in lists and by their ids', async () => {
  const hidden = '{ "_id": "h", "name_en": "Hidden", "display": false }';
  const { items, total } = await apiOf(`[${hidden}, { "_id": "s", "display": "rubbish" }]`).listSale();
  expect(items.map((item) => item._id)).toEqual(['s']);
  expect(total).toBe(1);
  await expect(apiOf(hidden).getProperty('h')).rejects.toMatchObject({ isNotFound: true });
});

it('is unharmed by keys that reach for prototypes', async () => {
  const record = `{ "_id": "p", "title": "t", "name_en": "n", "__proto__": { "polluted": true },
    "constructor": { "prototype": { "polluted": true } }, "toString": 1, "hasOwnProperty": 1,
    "price": { "__proto__": { "amount": 5 }, "constructor": 1 },
    "location": { "__proto__": { "city": "x" }, "valueOf": 2 } }`;
  const property = await apiOf(record).getProperty('p');
  expect(Reflect.get(property, 'polluted')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Object.getPrototypeOf(property)).toBe(Object.prototype);
  expect(property.price).toBeUndefined();
  expect(property.location).toEqual({});
  await expect(apiOf(`[${record}]`).listPosts()).resolves.toMatchObject({ items: [{ _id: 'p' }] });
  await expect(apiOf(`{ "phone": "1", "__proto__": { "email": "a@b" } }`).getSettings()).resolves.toEqual({
    phone: '1',
    socialMedia: {},
  });
});

it.each(['{}', '{ "available": 1 }', '{ "available": null }', '{ "data": { "available": "yes" } }'])(
  'does not guess availability from %s',
  async (json) => {
    await expect(apiOf(json).checkAvailability(slot)).rejects.toMatchObject({
      failure: { kind: 'malformed' },
    });
  },
);

it('keeps hostile text as text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const property = await apiOf(JSON.stringify({ _id: '1', name_ar: name })).getProperty('1');
  expect(property.name_ar).toBe(name);
});

it('reads ten thousand listings, pausing in between', async () => {
  jest.spyOn(performance, 'now').mockImplementation(
    (
      (clock) => () =>
        (clock += 10)
    )(0),
  );
  const pauses = jest.spyOn(globalThis, 'setTimeout');
  const { items } = await createApi(
    createFakeHttp({ '*': ok(Array.from({ length: 10_000 }, (_, index) => ({ _id: index }))) }),
  ).listSale();
  expect(items).toHaveLength(10_000);
  expect(pauses.mock.calls.length).toBeGreaterThan(10);
});
