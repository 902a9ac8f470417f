import { createFakeHttp, offline, ok, renderRemote, status } from '@shared/remote-kit/testing';
import { propertyRecord, propertyRecords } from '../data/property-record.test-kit.ts';
import { createSearchingHttp } from '../data/searching-api.test-kit.ts';
import remote from '../remote.ts';

const SELL = 'GET /home/sell';
const RENT = 'GET /home/rent';
const records = propertyRecords(60).map((record, index) => ({ ...record, price: { amount: index } }));
const paged = (request: { query?: Readonly<Record<string, unknown>> }) =>
  ok({ data: records.slice(0, Number(request.query?.['limit'] ?? records.length)), total: records.length });

const countOf = (html: string, part: string) => html.split(part).length - 1;

it('renders the first page of a long list, and asks for no more', async () => {
  const http = createFakeHttp({ [SELL]: paged });
  const result = await renderRemote(remote, { url: '/sell', http });
  expect(http.requests.map(({ query }) => query?.['limit'])).toEqual([24]);
  expect(countOf(result.html, '<article')).toBe(24);
  expect(result.html).toContain('60 عقار');
  expect(result.html).toContain('href="/sell?page=3"');
  expect(result.head).toMatchObject({ title: 'عقارات للبيع', canonical: '/sell' });
  expect(result.complete).toBe(true);
  expect(result.html).not.toContain('style=');
});

it.each([
  ['ar', 'عقارات للإيجار', 'عقار واحد'],
  ['en', 'Properties for rent', '1 property'],
] as const)('renders in %s', async (language, title, count) => {
  const http = createFakeHttp({ [RENT]: ok({ data: [propertyRecord('p1')] }) });
  const { html, head } = await renderRemote(remote, { url: '/rent', language, http });
  expect(head.title).toBe(title);
  expect(html).toContain(count);
  expect(countOf(html, '<h1')).toBe(1);
});

it('answers a shared filtered link with the right results in a small state', async () => {
  const http = createFakeHttp({ [SELL]: paged });
  const url = '/sell?min=30&sort=price-desc&page=2&type=&q=';
  const { html, state, head } = await renderRemote(remote, { url, language: 'en', http });
  expect(html).toContain('30 properties');
  expect(countOf(html, '<article')).toBe(6);
  expect(html.indexOf('Listing p36<')).toBeLessThan(html.indexOf('Listing p31<'));
  expect(countOf(JSON.stringify(state), '"_id"')).toBe(6);
  expect(head.canonical).toBe('/sell');
});

it('asks an API that searches by itself for the page of the address and nothing else, and takes its counts', async () => {
  const http = createSearchingHttp({ [SELL]: paged });
  const url = '/sell?min=30&sort=price-desc&page=2&amenities=pool&amenities=&q=';
  http.answer('GET /home/sell', ok({ data: records.map((record) => ({ ...record, amenities: ['pool'] })) }));
  const { html, state } = await renderRemote(remote, { url, language: 'en', http });
  expect(http.requests.map(({ path, query }) => ({ path, ...query }))).toMatchObject([
    { path: '/listings/search', list: 'sell', min: '30', amenities: 'pool', sort: 'price-desc', offset: 24 },
  ]);
  expect(html).toContain('30 properties');
  expect(countOf(html, '<article')).toBe(6);
  expect(html.indexOf('Listing p36<')).toBeLessThan(html.indexOf('Listing p31<'));
  expect(html).toContain('Villa (30)');
  expect(html).toContain('Pool (30)');
  expect(countOf(JSON.stringify(state), '"_id"')).toBe(6);
});

describe('long descriptions, which no card shows', () => {
  const long = 'كلمة '.repeat(1000);
  const listed = [propertyRecord('p1', { description_ar: long }), propertyRecord('p2')];
  const answers = { [SELL]: ok({ data: listed, total: 2 }), [RENT]: ok({ data: [] }) };
  const views = (state: unknown) =>
    JSON.parse(JSON.stringify(state)) as { queries: [{ state: { data: object } }] };

  it.each([
    ['searches by itself', createSearchingHttp(answers)],
    ['sends whole lists', createFakeHttp(answers)],
  ])('do not travel in the document of a list, of an API that %s', async (_api, http) => {
    const { html, state } = await renderRemote(remote, { url: '/sell', http });
    expect(countOf(html, '<article')).toBe(2);
    expect(JSON.stringify(state)).not.toContain(long);
    expect(views(state).queries[0].state.data).toMatchObject({
      items: [expect.not.objectContaining({ description_ar: long }), { description_ar: 'وصف العقار' }],
    });
  });

  it('make a list that is not searched by the API one that is asked for before words are looked for in it', async () => {
    const whole = await renderRemote(remote, {
      url: '/sell',
      http: createFakeHttp({ [SELL]: ok({ data: listed.slice(1), total: 1 }) }),
    });
    expect(views(whole.state).queries[0].state.data).toMatchObject({ complete: true });
    const { state } = await renderRemote(remote, { url: '/sell', http: createFakeHttp(answers) });
    expect(views(state).queries[0].state.data).toMatchObject({ complete: false });
  });

  it("stand on the property's own page", async () => {
    const http = createFakeHttp({ 'GET /home/homes/p1': ok({ data: listed[0] }) });
    const { html } = await renderRemote(remote, { url: '/property/p1', http });
    expect(html).toContain(long.trim());
  });
});

it('puts the values of the address into the form', async () => {
  const http = createFakeHttp({ [SELL]: paged });
  const url = `/sell?type=villa&min=5&city=${encodeURIComponent('حولي')}&q=p1`;
  const { html, head } = await renderRemote(remote, { url, language: 'en', http });
  expect(html).toMatch(/<option value="villa" selected="">Villa \(10\)</);
  expect(html).toMatch(/<option value="حولي" selected="">Hawalli \(10\)</);
  expect(html).toMatch(/<input[^>]*name="min"[^>]*value="5"/);
  expect(head.canonical).toBe('/sell?type=villa');
});

it('answers a form that was sent before any script, each amenity with a name of its own', async () => {
  const withPool = records.map((record, index) => ({
    ...record,
    amenities: index < 3 ? ['pool', 'garden'] : ['garden'],
  }));
  const http = createFakeHttp({ [SELL]: ok({ data: withPool, total: withPool.length }) }, [
    'listings.details',
  ]);
  const url = '/sell?q=&amenities=garden&amenities=pool';
  const { html } = await renderRemote(remote, { url, language: 'en', http });
  expect(html).toContain('3 properties');
  expect(html).toMatch(/<input[^>]*name="amenities"[^>]*checked=""[^>]*value="pool"/);
  expect(html).toMatch(/<details[^>]*open=""[^>]*><summary>Amenities/);
});

it('takes turns between the feeds', async () => {
  const http = createFakeHttp({
    [SELL]: ok({ data: propertyRecords(30), total: 30 }),
    [RENT]: ok({ data: [propertyRecord('r1')], total: 1 }),
  });
  const { html } = await renderRemote(remote, { url: '/properties', language: 'en', http });
  expect(html).toContain('31 properties');
  expect(html.indexOf('Listing p1<')).toBeLessThan(html.indexOf('Listing r1<'));
  expect(html.indexOf('Listing r1<')).toBeLessThan(html.indexOf('Listing p2<'));
});

it('renders the loading state when the API fails: the browser asks again', async () => {
  const { html, complete } = await renderRemote(remote, {
    url: '/sell',
    http: createFakeHttp({ [SELL]: offline }),
  });
  expect(complete).toBe(false);
  expect(countOf(html, 'data-testid="card-skeleton"')).toBe(8);
  expect(html).toContain('عقارات للبيع');
});

describe('a property', () => {
  it('is rendered with its head', async () => {
    const http = createFakeHttp({ 'GET /home/homes/p1': ok({ data: propertyRecord('p1') }) });
    const { html, head, complete } = await renderRemote(remote, {
      url: '/property/p1',
      language: 'en',
      http,
    });
    expect(html).toMatch(/<h1[^>]*>Listing p1</);
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('style=');
    expect(head).toMatchObject({ title: 'Listing p1', image: '/media/pictures/a.jpg?w=1200' });
    expect(complete).toBe(true);
  });

  const hidden = propertyRecord('nope', { display: false });
  it.each([
    ['does not exist', 'ar', 'العقار غير موجود', status(404)],
    ['does not exist', 'en', 'Property Not Found', status(404)],
    ['is not on display', 'ar', 'العقار غير موجود', ok({ data: hidden })],
    ['is not on display', 'en', 'Property Not Found', ok({ data: hidden })],
  ] as const)('that %s is a 404 in %s, as data that hydrates', async (_case, language, title, answer) => {
    const http = createFakeHttp({ 'GET /home/homes/nope': answer });
    const { html, head, complete, state } = await renderRemote(remote, {
      url: '/property/nope',
      language,
      http,
    });
    expect(head).toMatchObject({ status: 404, title });
    expect(html).toContain('href="/properties"');
    expect(complete).toBe(true);
    expect(JSON.stringify(state)).toContain('"data":null');
    // Not even in what is sent beside the page.
    expect(html + JSON.stringify([head, state])).not.toMatch(/Listing nope|عقار nope/);
  });

  it('that could not be asked for is loading, not missing', async () => {
    const http = createFakeHttp({ 'GET /home/homes/p1': status(500) });
    const { head, complete } = await renderRemote(remote, { url: '/property/p1', language: 'en', http });
    expect(head.status).toBeUndefined();
    expect(complete).toBe(false);
  });

  it('full of hostile texts is text', async () => {
    const evil = '</script><img src=x onerror=alert(1)>';
    const http = createFakeHttp({
      'GET /home/homes/p1': ok({
        data: propertyRecord('p1', {
          name_en: evil,
          description_en: evil,
          location: { city: evil, city_en: evil, link: 'javascript:alert(1)' },
          images: ['javascript:alert(1)', '../../x', `${evil}.jpg`],
          phone: evil,
          whatsapp: '"><b>1',
        }),
      }),
    });
    const { html } = await renderRemote(remote, { url: '/property/p1', language: 'en', http });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('javascript:');
  });
});
