import { readEnvironment } from './config/environment.ts';
import { insertArticles } from './database/articles.ts';
import type { Database } from './database/database.ts';
import { insertListings } from './database/listings.ts';
import { openDatabase } from './database/open.ts';
import { createMediaStore } from './media/media-store.ts';
import type { Listing } from './schemas/listing.ts';
import { readAllListings } from './search/read-listings.ts';
import { buildServer } from './server/build-server.ts';
import { createDatabase, startPostgres } from './testing/postgres-server.ts';

const listing = (id: string, details: Partial<Listing> = {}): Listing => ({
  _id: id,
  add_Type: 'rent',
  images: [],
  exclusive: false,
  soldOut: false,
  display: true,
  ...details,
});

const DETAILS = {
  amenities: ['pool', 'majlis'],
  rentType: 'yearly',
  reference: 'SR-1001',
  listedAt: '2026-11-01T07:30:00.000Z',
  adLicence: { number: '7200000001', expires: '2026-11-22', link: 'https://registry.example/ads/7200000001' },
  agent: { name: 'Sara', languages: ['ar', 'en'], picture: 'pictures/agent.jpg' },
} satisfies Partial<Listing>;

const ARTICLES = [
  { _id: 'said', title: 'Villa', language: 'ar', createdAt: '2026-11-03T00:00:00.000Z' },
  { _id: 'arabic', title: 'دليل 2026', createdAt: '2026-11-02T00:00:00.000Z' },
  { _id: 'english', title: 'A guide', createdAt: '2026-11-01T00:00:00.000Z' },
] as const;

let database: Database;
let clock = '2026-11-22T12:00:00Z';
/** What was begun last ends first. */
const ends: (() => Promise<unknown>)[] = [];

const served = async (variables: Record<string, string>) => {
  const environment = readEnvironment(variables);
  if (!environment.ok) throw new Error(environment.errors.join());
  const app = await buildServer(
    { ...environment.value, logLevel: 'silent' },
    { database, media: createMediaStore(), now: () => new Date(clock) },
  );
  ends.unshift(() => app.close());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return async (path: string) => {
    const response = await fetch(`${origin}/api/v1${path}`);
    const body = (await response.json()) as { data?: unknown; total?: number };
    return { status: response.status, ...body };
  };
};
const idsOf = ({ data }: { data?: unknown }) => (data as { _id: string }[]).map(({ _id }) => _id);

beforeAll(async () => {
  const server = await startPostgres();
  ends.unshift(() => server.stop());
  const { url, drop } = await createDatabase(server.url);
  ends.unshift(drop);
  database = await openDatabase({ databaseUrl: url, dataDir: '' });
  ends.unshift(() => database.close());
  // As at a start of the API.
  await readAllListings(database);
  await insertListings(database, [
    listing('detailed', DETAILS),
    listing('plain'),
    listing('later', { adLicence: { number: '7200000002', expires: '2026-12-31' } }),
    listing('sale', { add_Type: 'sell', adLicence: { number: '7200000003', expires: '2026-11-22' } }),
  ]);
  await insertArticles(database, ARTICLES);
}, 90_000);
afterAll(async () => {
  for (const end of ends) await end();
}, 30_000);

test('a listing says what is known of it, and of the rest nothing', async () => {
  const get = await served({});
  const { data } = await get('/home/homes/detailed');
  expect(data).toMatchObject(DETAILS);
  expect((await get('/home/rent')).data).toContainEqual(data);
  const plain = (await get('/home/homes/plain')).data as object;
  for (const field of Object.keys(DETAILS)) expect(plain).not.toHaveProperty(field);
});

test('a reference names one listing', async () => {
  await expect(
    insertListings(database, [listing('second', { reference: DETAILS.reference })]),
  ).rejects.toThrow('listing_reference_is_unique');
});

test.each([
  ['is not https', { number: '1', expires: '2026-11-22', link: 'http://registry.example/1' }],
  [
    'is too long',
    { number: '1', expires: '2026-11-22', link: `https://registry.example/${'1'.repeat(276)}` },
  ],
])('the database takes no link of a licence that %s', async (_case, adLicence) => {
  await expect(insertListings(database, [listing('linked', { adLicence })])).rejects.toThrow(
    'ad_licence_link',
  );
});

test('a licence without a link of its own says none', async () => {
  const get = await served({});
  const { data } = await get('/home/homes/later');
  expect(data).toHaveProperty('adLicence', { number: '7200000002', expires: '2026-12-31' });
});

test('where no licence is needed, listings without one that holds are shown', async () => {
  clock = '2027-06-01T00:00:00Z';
  const get = await served({ REQUIRE_AD_LICENCE: '' });
  expect(idsOf(await get('/home/rent'))).toEqual(['detailed', 'plain', 'later']);
});

test('where one is needed, a listing leaves every answer as its last day ends in the brokerage’s time zone', async () => {
  const get = await served({ REQUIRE_AD_LICENCE: 'yes', VIEWING_HOURS: 'Sat-Thu 10:00-20:00 Asia/Riyadh' });
  clock = '2026-11-22T20:59:59Z';
  expect(await get('/home/rent')).toMatchObject({ total: 2 });
  expect(idsOf(await get('/home/rent'))).toEqual(['detailed', 'later']);
  expect(idsOf(await get('/home/sell'))).toEqual(['sale']);
  expect((await get('/home/homes/detailed')).status).toBe(200);
  expect((await get('/home/homes/plain')).status).toBe(404);

  const found = async () => idsOf(await get('/listings/search?list=rent'));
  const onMap = async () =>
    ((await get('/sitemap/listings')).data as { id: string }[]).map(({ id }) => id).toSorted();
  expect(await found()).toEqual(['detailed', 'later']);
  expect(await onMap()).toEqual(['detailed', 'later', 'sale']);

  clock = '2026-11-22T21:00:00Z';
  expect(await found()).toEqual(['later']);
  expect(await get('/listings/search?list=sell')).toMatchObject({ data: [], total: 0 });
  expect(await onMap()).toEqual(['later']);
  expect(idsOf(await get('/home/rent'))).toEqual(['later']);
  expect(await get('/home/rent?limit=1&offset=1')).toMatchObject({ data: [], total: 1 });
  expect(await get('/home/sell')).toMatchObject({ data: [], total: 0 });
  expect((await get('/home/homes/detailed')).status).toBe(404);
  expect((await get('/home/homes/later')).status).toBe(200);
});

test('articles say their language, and are listed in one alone: by their script where they do not say', async () => {
  const get = await served({});
  expect(idsOf(await get('/blog/?language=ar'))).toEqual(['said', 'arabic']);
  expect(await get('/blog/?language=ar&page=2&limit=1')).toMatchObject({
    data: [{ _id: 'arabic' }],
    total: 2,
  });
  expect(idsOf(await get('/blog/?language=en'))).toEqual(['english']);
  expect(idsOf(await get('/blog/'))).toEqual(['said', 'arabic', 'english']);
  expect((await get('/blog/said')).data).toHaveProperty('language', 'ar');
  expect((await get('/blog/arabic')).data).not.toHaveProperty('language');
  expect((await get('/blog/?language=fr')).status).toBe(400);
});
