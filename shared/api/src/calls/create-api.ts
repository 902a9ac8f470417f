import { isRecord, type HttpClient, type HttpFailure, type HttpRequest } from '@shared/contract';
import { FILTERS, writeValue } from '@shared/listing-search/criteria';
import { writeIds } from '@shared/listing-search/id-list';
import type { ListingSearch, NewsSearch } from '../entities/listing-search.ts';
import type { AddType } from '../entities/property.ts';
import type { Api, CallOptions, ListOptions, SendOptions } from './api.ts';
import { BLOG_PAGE_SIZE } from './api.ts';
import { ApiError } from './api-error.ts';
import { isEmpty, unwrap } from './envelope.ts';
import { loadSchemas } from './load-schemas.ts';
import type { Schemas } from './load-schemas.ts';
import { readListOnce } from './read-list.ts';
import { sliceList, totalOf } from './slice-list.ts';
import type { Slice, Wanted } from './slice-list.ts';

const NOT_FOUND: HttpFailure = { kind: 'status', status: 404 };

const withSignal = ({ signal }: CallOptions) => (signal ? { signal } : {});

// A path would lose these segments on its way, and the call would ask for something else.
const isPathSafe = (id: string) => id !== '' && id !== '.' && id !== '..';

const attemptHeader = (key: string | undefined) => (key === undefined ? {} : { 'Idempotency-Key': key });

const searchQuery = (search: ListingSearch) => ({
  list: search.list,
  ...Object.fromEntries(
    [...FILTERS, 'sort' as const].map((name) => {
      const value = search[name];
      return [name, value === undefined ? undefined : writeValue(value)];
    }),
  ),
  ids: search.ids && writeIds(search.ids),
  limit: search.limit,
  offset: search.offset || undefined,
});

/** Characters of searches that go in one address; servers and proxies take no longer ones. */
const LONGEST_OF = 3000;

const newsQuery = ({ since, ...search }: NewsSearch): string =>
  new URLSearchParams(
    Object.entries({
      ...searchQuery({ ...search, limit: 1 }),
      limit: undefined,
      sort: undefined,
      since,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** As few addresses as hold all of them, each search whole. */
function inAddresses(searches: readonly string[]): readonly (readonly string[])[] {
  const addresses: string[][] = [];
  let length = Infinity;
  for (const search of searches) {
    // Percent signs are written as three characters once more.
    const own = encodeURIComponent(search).length + 3;
    if (length + own > LONGEST_OF) {
      addresses.push([]);
      length = 0;
    }
    addresses.at(-1)?.push(search);
    length += own;
  }
  return addresses;
}

const WITHOUT_DETAILS = { rentTypes: {}, amenities: {} };

/** Binds the typed calls to a way to the API: axios in the browser, the document server's while rendering. */
export function createApi(http: HttpClient): Api {
  const offers: Api['offers'] = (extension) => http.extensions?.includes(extension) ?? false;
  const withDetails = offers('listings.details');
  const reading = { withDetails, withPublished: offers('lists.newest') };

  const nameOf = ({ method, path }: HttpRequest) => `${method} ${path}`;

  function malformed(request: HttpRequest): ApiError {
    console.error(`${nameOf(request)}: the answer has the wrong shape`);
    return new ApiError(nameOf(request), { kind: 'malformed' });
  }

  async function send(request: HttpRequest): Promise<unknown> {
    const result = await http.request(request);
    if (result.ok) return result.data;
    throw new ApiError(nameOf(request), result.failure);
  }

  /** The answer, and what reads it. */
  async function get(request: HttpRequest): Promise<{ body: unknown; schemas: Schemas }> {
    const loading = loadSchemas();
    // Handled below; until then a failed chunk must not count as unhandled while the request is under way.
    loading.catch(() => undefined);
    const body = await send(request);
    const schemas = await loading.catch((error: unknown) => {
      console.error(`${nameOf(request)}: the schemas could not be loaded:`, error);
      throw new ApiError(nameOf(request), { kind: 'offline' });
    });
    return { body, schemas };
  }

  async function getList<T>(
    request: HttpRequest,
    wanted: Wanted,
    kind: string,
    reader: (schemas: Schemas) => (value: unknown) => T | undefined,
  ): Promise<Slice<T>> {
    const { body, schemas } = await get(request);
    return readSlice(request, body, wanted, kind, reader(schemas));
  }

  async function readSlice<T>(
    request: HttpRequest,
    body: unknown,
    wanted: Wanted,
    kind: string,
    read: (value: unknown) => T | undefined,
  ): Promise<Slice<T>> {
    // Some servers write an empty list as null.
    const records: unknown = unwrap(body) ?? [];
    if (!Array.isArray(records)) throw malformed(request);
    const items = await readListOnce(records, kind, read);
    return sliceList({ items, received: records.length, total: totalOf(body) }, wanted);
  }

  async function listProperties(path: string, addType: AddType, { limit, offset, signal }: ListOptions = {}) {
    const { items, total } = await getList(
      { method: 'GET', path, query: { limit, offset }, ...withSignal({ signal }) },
      { offset: offset ?? 0, limit },
      addType,
      ({ readProperty }) =>
        (value) => {
          const property = readProperty(value, addType, reading);
          return property?.display ? property : undefined;
        },
    );
    return { items, total };
  }

  async function getOne<T>(
    folder: string,
    id: string,
    options: CallOptions,
    read: (schemas: Schemas, content: unknown) => T | undefined,
    isShown: (item: T, namesItself: boolean) => boolean,
  ): Promise<T> {
    const request: HttpRequest = {
      method: 'GET',
      path: `${folder}/${encodeURIComponent(id)}`,
      ...withSignal(options),
    };
    if (!isPathSafe(id)) throw new ApiError(nameOf(request), NOT_FOUND);
    const { body, schemas } = await get(request);
    const content = unwrap(body);
    if (isEmpty(content)) throw new ApiError(nameOf(request), NOT_FOUND);
    const item = read(schemas, content);
    if (item === undefined) throw malformed(request);
    // Some APIs answer 200 and an apology. A record that says its id is a
    // property, however little else it says: its card led here.
    if (!isShown(item, isRecord(content) && content['_id'] !== undefined))
      throw new ApiError(nameOf(request), NOT_FOUND);
    return item;
  }

  async function post(path: string, fields: object, options: SendOptions): Promise<unknown> {
    const { language, website, idempotencyKey } = options;
    const headers = {
      ...(language && { 'Accept-Language': language }),
      ...attemptHeader(idempotencyKey),
    };
    return send({
      method: 'POST',
      path,
      // An API that knows the specification only gets exactly its fields from people.
      body: { ...fields, ...(website && { website }) },
      ...(Object.keys(headers).length > 0 && { headers }),
      ...withSignal(options),
    });
  }

  /** By POST although it may only read: a secret stands in no address. */
  async function openLink(what: 'find' | 'cancel' | 'move', fields: object, options: CallOptions = {}) {
    const request: HttpRequest = {
      method: 'POST',
      path: `/appointments/${what}`,
      body: fields,
      ...withSignal(options),
    };
    const { body, schemas } = await get(request);
    const booked = schemas.readBooked(unwrap(body));
    if (!booked) throw malformed(request);
    return booked;
  }

  return {
    offers,

    async getSettings(options = {}) {
      const request: HttpRequest = { method: 'GET', path: '/settings/get', ...withSignal(options) };
      const { body, schemas } = await get(request);
      const settings = schemas.readSettings(unwrap(body));
      if (!settings) throw malformed(request);
      return settings;
    },

    listSale: (options) => listProperties('/home/sell', 'sell', options),
    listRent: (options) => listProperties('/home/rent', 'rent', options),

    async searchListings(search, options = {}) {
      const { limit, offset } = search;
      const request: HttpRequest = {
        method: 'GET',
        path: '/listings/search',
        query: searchQuery(search),
        ...withSignal(options),
      };
      const { body, schemas } = await get(request);
      const wanted = { offset: offset ?? 0, limit };
      const { items, total } = await readSlice(request, body, wanted, 'search', (value) =>
        schemas.readProperty(value, 'sell', reading),
      );
      const beside = isRecord(body) ? body : {};
      const facets = schemas.readFacets(beside['facets']);
      return {
        items,
        total,
        facets: facets && { ...facets, ...(!withDetails && WITHOUT_DETAILS) },
        letGo: schemas.readLetGo(beside['nearest']),
      };
    },

    async countNews(searches, options = {}) {
      const ask = async (of: readonly string[]): Promise<readonly number[]> => {
        const request: HttpRequest = {
          method: 'GET',
          path: '/listings/news',
          query: { of: of.join('|') },
          ...withSignal(options),
        };
        const { body, schemas } = await get(request);
        const counts = schemas.readCounts(unwrap(body));
        if (counts?.length !== of.length) throw malformed(request);
        return counts;
      };
      const counts = await Promise.all(inAddresses(searches.map(newsQuery)).map(ask));
      return counts.flat();
    },

    async listNear({ lat, lng, list, limit }, options = {}) {
      const { items } = await getList(
        {
          method: 'GET',
          path: '/listings/near',
          // About a metre, and no number is written with an exponent.
          query: { lat: lat.toFixed(5), lng: lng.toFixed(5), list, limit },
          ...withSignal(options),
        },
        { offset: 0, limit },
        `near ${list}`,
        ({ readProperty }) =>
          (value) =>
            readProperty(value, list),
      );
      return items;
    },

    getProperty: (id, options = {}) =>
      getOne(
        '/home/homes',
        id,
        options,
        ({ readProperty }, content) => readProperty(content, 'sell', { id, ...reading }),
        // What its lists leave out is no page either.
        ({ display, name_ar, name_en, description_ar, description_en, price }, namesItself) =>
          display &&
          (namesItself ||
            [name_ar, name_en, description_ar, description_en, price].some((value) => value !== undefined)),
      ),

    listPosts: ({ page = 1, limit = BLOG_PAGE_SIZE, language, signal } = {}) =>
      getList(
        {
          method: 'GET',
          path: '/blog/',
          // An API that knows `fields` leaves the contents out, which no card shows.
          query: { page, limit, fields: 'summary', ...(language && { language }) },
          ...withSignal({ signal }),
        },
        { offset: (page - 1) * limit, limit },
        'posts',
        ({ readArticleSummary }) => readArticleSummary,
      ),

    getPost: (id, options = {}) =>
      getOne(
        '/blog',
        id,
        options,
        ({ readArticle }, content) => readArticle(content, id),
        ({ title, content }) => title !== undefined || content !== '',
      ),

    sendContact: ({ name, email, subject, message }, options = {}) =>
      post('/contact/send', { name, email, subject, message }, options).then(() => undefined),

    addBroker: ({ name, phone, experience, license }, options = {}) =>
      post('/brokers/add', { name, phone, experience, license }, options).then(() => undefined),

    async checkAvailability({ date, fromTime, toTime }, options = {}) {
      const { idempotencyKey } = options;
      const request: HttpRequest = {
        method: 'GET',
        path: '/appointments/check-availability',
        query: { date, fromTime, toTime },
        ...(idempotencyKey !== undefined && { headers: attemptHeader(idempotencyKey) }),
        ...withSignal(options),
      };
      const { body, schemas } = await get(request);
      const available = schemas.readAvailability(body) ?? schemas.readAvailability(unwrap(body));
      if (available === undefined) throw malformed(request);
      return available;
    },

    async getViewingHours(options = {}) {
      const request: HttpRequest = { method: 'GET', path: '/appointments/hours', ...withSignal(options) };
      const { body, schemas } = await get(request);
      const hours = schemas.readViewingHours(unwrap(body));
      if (!hours) throw malformed(request);
      return hours;
    },

    async listDays(options = {}) {
      const { items } = await getList(
        { method: 'GET', path: '/appointments/days', ...withSignal(options) },
        { offset: 0, limit: undefined },
        'days',
        ({ readOfferedDay }) => readOfferedDay,
      );
      return items;
    },

    async listSlots(date, options = {}) {
      const request: HttpRequest = {
        method: 'GET',
        path: '/appointments/slots',
        query: { date },
        ...withSignal(options),
      };
      const { items } = await getList(
        request,
        { offset: 0, limit: undefined },
        'slots',
        ({ readSlotTimes }) => readSlotTimes,
      );
      return items;
    },

    async addAppointment({ name, phone, date, fromTime, toTime, property }, options = {}) {
      const fields = { name, phone, date, fromTime, toTime };
      const isOf = property !== undefined && offers('appointments.property') ? { property } : {};
      const body = await post('/appointments/add', { ...fields, ...isOf }, options);
      if (!offers('appointments.changes')) return undefined;
      // It is booked: without these it is so all the same.
      const schemas = await loadSchemas().catch(() => undefined);
      return schemas?.readTicket(unwrap(body));
    },

    findAppointment: (link, options) => openLink('find', { link }, options),
    cancelAppointment: (link, options) => openLink('cancel', { link }, options),
    moveAppointment: (link, { date, fromTime, toTime }, options) =>
      openLink('move', { link, date, fromTime, toTime }, options),
  };
}
