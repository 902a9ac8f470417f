import { createFakeHttp, ok, renderRemote } from '@shared/remote-kit/testing';
import remote from '../remote.ts';

const SELL = 'GET /home/sell';
const RENT = 'GET /home/rent';

const records = Array.from({ length: 60 }, (_, index) => ({
  _id: `p${index}`,
  name_en: `Listing ${index}`,
  images: [],
  location: { lat: 29 + index / 100, lng: 48 },
}));
const paged = (request: { query?: Readonly<Record<string, unknown>> }) =>
  ok({ data: records.slice(0, Number(request.query?.['limit'] ?? records.length)), total: records.length });
const countOf = (html: string, part: string) => html.split(part).length - 1;

it('renders heading, filters and the first page of the list, and asks for no more', async () => {
  const http = createFakeHttp({ [SELL]: paged, [RENT]: ok({ data: [] }) });
  const { html, head, complete } = await renderRemote(remote, { url: '/map', language: 'en', http });
  expect(http.requests.map(({ path, query }) => [path, query?.['limit']])).toEqual([
    ['/home/sell', 24],
    ['/home/rent', 24],
  ]);
  expect(countOf(html, '<h1')).toBe(1);
  expect(countOf(html, '<article')).toBe(24);
  expect(html).toContain('60 properties');
  expect(html).toContain('href="/map?offer=rent"');
  expect(html).toContain('href="/map?page=3"');
  expect(html).toContain('The map needs JavaScript.');
  expect(html).not.toContain('style=');
  expect(head).toMatchObject({ title: 'Map of properties', canonical: '/map' });
  expect(complete).toBe(true);
});

it('answers the address of an area with what lies within, in a small state', async () => {
  const http = createFakeHttp({ [SELL]: paged, [RENT]: ok({ data: [] }) });
  const url = '/map?area=29.095_47*29.095_49*29.125_49*29.125_47';
  const { html, state } = await renderRemote(remote, { url, language: 'ar', http });
  expect(html).toContain('3 عقارات داخل النطاق');
  expect(countOf(html, '<article')).toBe(3);
  expect(countOf(JSON.stringify(state), '"_id"')).toBe(3);
});

it('asks an API that searches by itself for the page of the address', async () => {
  const search = ({ query }: { query?: Readonly<Record<string, unknown>> }) => {
    const from = Number(query?.['offset'] ?? 0);
    return ok({ data: records.slice(from, from + Number(query?.['limit'])), total: records.length });
  };
  const http = createFakeHttp({ 'GET /listings/search': search }, ['lists.search']);
  const { html } = await renderRemote(remote, { url: '/map?offer=sell&page=9', language: 'en', http });
  // The last page, where an address asks for one beyond it.
  expect(http.requests.map(({ query }) => [query?.['list'], query?.['offset']])).toEqual([
    ['sell', 192],
    ['sell', 48],
  ]);
  expect(countOf(html, '<article')).toBe(12);
});
