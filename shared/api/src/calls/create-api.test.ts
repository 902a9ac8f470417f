import type { ApiExtension } from '@shared/contract';
import { createFakeHttp, offline, ok, status } from '../testing/fake-http.ts';
import type { Api, SendOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { createApi } from './create-api.ts';

/** An API that answers every call alike. */
const answering = (data: unknown, extensions: readonly ApiExtension[] = []) =>
  createFakeHttp({ '*': ok(data) }, extensions);

const slot = { date: '2026-12-01', fromTime: '10:00', toTime: '10:30' };

describe('what is asked (specification, section 7)', () => {
  const appointment = { name: 'نورة', phone: '0512345678', ...slot };
  const contact = { name: 'ن', email: 'n@example.com', subject: 'general', message: 'أرغب في زيارة العقار' };
  const broker = { name: 'ن', phone: '05', experience: '0', license: true };

  it.each<[string, (api: Api) => Promise<unknown>, unknown, object]>([
    ['settings', (api) => api.getSettings(), { data: {} }, { method: 'GET', path: '/settings/get' }],
    ['sale', (api) => api.listSale(), [], { method: 'GET', path: '/home/sell', query: {} }],
    [
      'rent',
      (api) => api.listRent({ limit: 4, offset: 8 }),
      [],
      { method: 'GET', path: '/home/rent', query: { limit: 4, offset: 8 } },
    ],
    [
      'search',
      (api) =>
        api.searchListings({
          list: 'sell',
          type: 'villa',
          min: 0,
          exclusive: true,
          amenities: ['garden', 'pool'],
          q: 'فيلا',
          ids: ['a,b', 'c'],
          sort: 'price-asc',
          limit: 24,
          offset: 48,
        }),
      [],
      {
        method: 'GET',
        path: '/listings/search',
        query: {
          list: 'sell',
          type: 'villa',
          min: '0',
          exclusive: '1',
          amenities: 'garden,pool',
          q: 'فيلا',
          ids: 'a%2Cb,c',
          sort: 'price-asc',
          limit: 24,
          offset: 48,
        },
      },
    ],
    [
      'property',
      (api) => api.getProperty('a/b'),
      { name_en: 'x' },
      { method: 'GET', path: '/home/homes/a%2Fb' },
    ],
    [
      'posts',
      (api) => api.listPosts(),
      [],
      { method: 'GET', path: '/blog/', query: { page: 1, limit: 24, fields: 'summary' } },
    ],
    ['post', (api) => api.getPost('7'), { title: 'x' }, { method: 'GET', path: '/blog/7' }],
    [
      'availability',
      (api) => api.checkAvailability(slot),
      { available: true },
      { method: 'GET', path: '/appointments/check-availability', query: slot },
    ],
    [
      'availability of a slot that may be the own one',
      (api) => api.checkAvailability(slot, { idempotencyKey: 'k1' }),
      { available: true },
      {
        method: 'GET',
        path: '/appointments/check-availability',
        query: slot,
        headers: { 'Idempotency-Key': 'k1' },
      },
    ],
    [
      'near',
      (api) => api.listNear({ lat: 24.7136, lng: -1e-7, list: 'rent', limit: 6 }),
      [],
      {
        method: 'GET',
        path: '/listings/near',
        query: { lat: '24.71360', lng: '-0.00000', list: 'rent', limit: 6 },
      },
    ],
    ['days', (api) => api.listDays(), [], { method: 'GET', path: '/appointments/days' }],
    [
      'slots',
      (api) => api.listSlots('2026-12-01'),
      [],
      { method: 'GET', path: '/appointments/slots', query: { date: '2026-12-01' } },
    ],
    [
      'contact',
      (api) => api.sendContact(contact),
      undefined,
      { method: 'POST', path: '/contact/send', body: contact },
    ],
    [
      'broker',
      (api) => api.addBroker(broker),
      undefined,
      { method: 'POST', path: '/brokers/add', body: broker },
    ],
    [
      'appointment',
      (api) => api.addAppointment(appointment, { idempotencyKey: 'k1' }),
      undefined,
      {
        method: 'POST',
        path: '/appointments/add',
        body: appointment,
        headers: { 'Idempotency-Key': 'k1' },
      },
    ],
  ])('%s', async (_, call, answer, request) => {
    const http = answering(answer);
    await call(createApi(http));
    expect(http.requests).toEqual([request]);
  });

  it('sends only the fields of the specification', async () => {
    const http = answering(undefined);
    const form = { ...appointment, confirmed: true };
    await createApi(http).addAppointment(form);
    expect(http.requests[0]?.body).toEqual(appointment);
    expect(http.requests[0]).not.toHaveProperty('headers');
  });

  it.each<[string, (api: Api, options: SendOptions) => Promise<unknown>, object]>([
    ['contact', (api, options) => api.sendContact(contact, options), contact],
    ['broker', (api, options) => api.addBroker(broker, options), broker],
    ['appointment', (api, options) => api.addAppointment(appointment, options), appointment],
  ])('tells the language of a %s in a header, and what a robot filled in the body', async (_, send, body) => {
    const http = answering(undefined);
    const api = createApi(http);
    await send(api, { language: 'en', website: '' });
    await send(api, { language: 'ar', website: 'https://spam.example' });
    expect(http.requests.map(({ headers }) => headers)).toEqual([
      { 'Accept-Language': 'en' },
      { 'Accept-Language': 'ar' },
    ]);
    expect(http.requests[0]?.body).toEqual(body);
    expect(http.requests[1]?.body).toEqual({ ...body, website: 'https://spam.example' });
  });

  it('hands the abort signal on', async () => {
    const http = answering([]);
    const { signal } = new AbortController();
    const api = createApi(http);
    await api.listSale({ signal });
    await api.listPosts({ signal });
    await api.sendContact(contact, { signal });
    expect(http.requests.map((request) => request.signal)).toEqual([signal, signal, signal]);
  });

  it.each(['', '.', '..'])('asks nothing for an id of %j, which a path would lose', async (id) => {
    const http = answering({ data: { name_en: 'the list' } });
    const api = createApi(http);
    await expect(api.getProperty(id)).rejects.toMatchObject({ isNotFound: true });
    await expect(api.getPost(id)).rejects.toMatchObject({ isNotFound: true });
    expect(http.requests).toEqual([]);
  });
});

describe.each([
  ['enveloped', (content: unknown) => ({ data: content })],
  ['bare', (content: unknown) => content],
])('%s answers', (_, wrap) => {
  it('reads a list that several renderings share once, for sale and for rent apart', async () => {
    let read = 0;
    const shared = {
      _id: 'p1',
      name_en: 'Villa',
      get price() {
        read += 1;
        return 100;
      },
    };
    const http = answering([shared]);
    const [first, second] = await Promise.all([createApi(http).listSale(), createApi(http).listSale()]);
    expect(first.items).toHaveLength(1);
    expect(second.items[0]).toBe(first.items[0]);
    const once = read;
    await createApi(http).listSale();
    expect(read).toBe(once);
    const { items } = await createApi(http).listRent();
    expect(items[0]).toMatchObject({ add_Type: 'rent' });
  });

  it('of a search are its listings, what it let go, and counts by names that the site knows', async () => {
    const { items, total, facets, letGo } = await createApi(
      answering(
        {
          data: [{ _id: 'p1', add_Type: 'rent' }, 'rubbish'],
          total: 40,
          facets: {
            offers: { sell: 3, rent: 'many' },
            types: { villa: 2, castle: 5, __proto__: 1 },
            rentTypes: { yearly: 2, weekly: 1 },
            rooms: [3, 'x', 1],
            cities: [{ name: 'جدة', name_en: 7, count: -1 }, { count: 5 }, null],
            premium: 4,
            amenities: { pool: 1, helipad: 1 },
          },
          nearest: { letGo: [{ text: 'العليا' }, 7] },
        },
        ['listings.details'],
      ),
    ).searchListings({ limit: 2 });
    expect([items.map(({ _id, add_Type }) => `${_id} ${add_Type}`), total]).toEqual([['p1 rent'], 40]);
    expect(facets).toEqual({
      offers: { sell: 3, rent: 0 },
      types: { villa: 2 },
      rentTypes: { yearly: 2 },
      rooms: [3, 1],
      bathrooms: [],
      cities: [{ name: 'جدة', count: 0 }],
      districts: [],
      exclusive: 0,
      premium: 4,
      amenities: { pool: 1 },
    });
    expect(letGo).toEqual(['العليا']);
    const counts = { rentTypes: { yearly: 2 }, amenities: { pool: 1 }, rooms: [1] };
    const unnamed = await createApi(
      answering({ data: [], total: 0, facets: { offers: {}, ...counts } }),
    ).searchListings({ limit: 2 });
    expect(unnamed.facets).toMatchObject({ rentTypes: {}, amenities: {}, rooms: [1] });
    const bare = await createApi(answering([])).searchListings({ limit: 2 });
    expect(bare).toEqual({ items: [], total: 0, facets: undefined, letGo: undefined });
  });

  it('are read by every call', async () => {
    const listing = { _id: 'p1', name_ar: 'فيلا' };
    const article = { _id: 'a1', title: 'سوق العقار', content: '# عنوان' };
    const apiOf = (content: unknown) => createApi(answering(wrap(content)));
    await expect(apiOf({ phone: '123' }).getSettings()).resolves.toEqual({ phone: '123', socialMedia: {} });
    await expect(apiOf([listing]).listSale()).resolves.toMatchObject({ items: [{ _id: 'p1' }], total: 1 });
    await expect(apiOf([listing]).listRent()).resolves.toMatchObject({ items: [{ add_Type: 'rent' }] });
    await expect(apiOf(listing).getProperty('p1')).resolves.toMatchObject({ name_ar: 'فيلا' });
    await expect(apiOf([article]).listPosts()).resolves.toEqual({
      items: [{ _id: 'a1', title: 'سوق العقار', language: 'ar' }],
      total: 1,
      paged: false,
    });
    await expect(apiOf(article).getPost('a1')).resolves.toEqual({ ...article, language: 'ar' });
    await expect(apiOf({ available: false }).checkAvailability(slot)).resolves.toBe(false);
    const times = { fromTime: '10:00', toTime: '10:30' };
    const day = { date: '2026-12-01', free: 3, closed: false };
    await expect(apiOf([day, 'rubbish', {}]).listDays()).resolves.toEqual([day]);
    await expect(apiOf([times, 'rubbish', {}]).listSlots('2026-12-01')).resolves.toEqual([times]);
  });
});

describe('failing', () => {
  const calls: [string, (api: Api) => Promise<unknown>][] = [
    ['getSettings', (api) => api.getSettings()],
    ['listSale', (api) => api.listSale()],
    ['listRent', (api) => api.listRent()],
    ['getProperty', (api) => api.getProperty('1')],
    ['listPosts', (api) => api.listPosts()],
    ['getPost', (api) => api.getPost('1')],
    ['checkAvailability', (api) => api.checkAvailability(slot)],
    ['listDays', (api) => api.listDays()],
    ['listSlots', (api) => api.listSlots('2026-12-01')],
    ['addAppointment', (api) => api.addAppointment({ name: '', phone: '', ...slot })],
    ['sendContact', (api) => api.sendContact({ name: '', email: '', subject: '', message: '' })],
    ['addBroker', (api) => api.addBroker({ name: '', phone: '', experience: '', license: false })],
  ];

  it.each(calls)('%s rejects with the failure as a value', async (_, call) => {
    const failure = { kind: 'status', status: 500, message: 'no' } as const;
    const error = await call(createApi(createFakeHttp({ '*': status(500, 'no') }))).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ failure, isNotFound: false, isConflict: false });
  });

  it('tells not found and conflict apart', async () => {
    const api = (code: number) => createApi(createFakeHttp({ '*': status(code) }));
    await expect(api(404).getPost('1')).rejects.toMatchObject({ isNotFound: true, isConflict: false });
    await expect(api(409).addAppointment({ name: '', phone: '', ...slot })).rejects.toMatchObject({
      isConflict: true,
      isNotFound: false,
    });
    const unreached = createApi(createFakeHttp({ '*': offline }));
    await expect(unreached.getPost('1')).rejects.toMatchObject({ isNotFound: false });
  });

  it.each([
    ['null data', { data: null }],
    ['an empty object', { data: {} }],
    ['an empty list', { data: [] }],
    ['no body', null],
    ['an apology', { success: false, message: 'not found' }],
  ])('takes %s for an empty result', async (_, answer) => {
    const api = createApi(answering(answer));
    await expect(api.getProperty('1')).rejects.toMatchObject({ isNotFound: true });
    await expect(api.getPost('1')).rejects.toMatchObject({ isNotFound: true });
  });

  it('takes nothing but an identifier for a property, whose card leads to it, and for an article without anything to read', async () => {
    const api = createApi(answering({ data: { _id: '1' } }));
    await expect(api.getProperty('1')).resolves.toMatchObject({ _id: '1', display: true });
    await expect(api.getPost('1')).rejects.toMatchObject({ isNotFound: true });
  });
});

describe('parts of lists', () => {
  const listings = Array.from({ length: 10 }, (_, index) => ({ _id: `p${index}` }));
  const posts = Array.from({ length: 60 }, (_, index) => ({ _id: `a${index}`, title: 'x' }));
  const ids = ({ items }: { items: readonly { _id: string }[] }) => items.map((item) => item._id);

  it('come from an API that knows them as they are', async () => {
    const api = createApi(answering({ data: posts.slice(24, 48), total: 60 }));
    const page = await api.listPosts({ page: 2 });
    expect(ids(page)).toEqual(ids({ items: posts.slice(24, 48) }));
    expect(page).toMatchObject({ total: 60, paged: true });
    const latest = await createApi(answering({ data: listings.slice(0, 4), total: 10 })).listSale({
      limit: 4,
    });
    expect(latest.total).toBe(10);
    expect(latest.items).toHaveLength(4);
  });

  it.each([{ data: posts }, posts, { data: posts, total: 60 }])(
    'are cut from the answer of an API that ignores page and limit',
    async (answer) => {
      const api = createApi(answering(answer));
      const last = await api.listPosts({ page: 3, limit: 24 });
      expect(ids(last)).toEqual(ids({ items: posts.slice(48) }));
      expect(last).toMatchObject({ total: 60, paged: false });
      await expect(api.listPosts({ page: 4, limit: 24 })).resolves.toMatchObject({ items: [], total: 60 });
    },
  );

  it('are cut from listings, too, and start at the offset', async () => {
    const api = createApi(answering({ data: listings }));
    const part = await api.listSale({ limit: 4, offset: 4 });
    expect(ids(part)).toEqual(['p4', 'p5', 'p6', 'p7']);
    expect(part.total).toBe(10);
    await expect(api.listSale()).resolves.toMatchObject({ total: 10 });
  });

  it('past the end still say how many there are', async () => {
    const api = createApi(answering({ data: [], total: 60 }));
    await expect(api.listPosts({ page: 9 })).resolves.toEqual({ items: [], total: 60, paged: true });
  });

  it.each([-1, 2.5, 'many', null, {}])('do not believe a total of %j', async (total) => {
    const api = createApi(answering({ data: listings, total }));
    await expect(api.listSale({ limit: 4 })).resolves.toMatchObject({ total: 10 });
  });
});
