import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment } from './config/environment.ts';
import type { Database } from './database/database.ts';
import { folderPictures } from './media/folder-pictures.ts';
import { createMediaStore } from './media/media-store.ts';
import { buildServer } from './server/build-server.ts';
import { temporaryFolder } from './testing/start-api.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const WIDTHS = [480, 800, 1200, 1600];
const FOR_GOOD = 'public, max-age=31536000, immutable';

const noDatabase: Database = {
  atOnce: 1,
  query: () => Promise.reject(new Error('no picture is in the database')),
  transaction: () => Promise.reject(new Error('no picture is in the database')),
  close: () => Promise.resolve(),
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let app: Awaited<ReturnType<typeof buildServer>>;

const store = (...files: readonly string[]) =>
  Promise.all(files.map((file) => writeFile(join(folder.path, 'pictures', file), file)));

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder.path, 'pictures'));
  await store(
    ...WIDTHS.flatMap((width) => ['avif', 'webp', 'jpg'].map((ending) => `villa-3-dusk-${width}.${ending}`)),
  );
  await writeFile(join(folder.path, 'secret.jpg'), 'secret');
  await writeFile(join(folder.path, 'secret-1600.jpg'), 'secret');
  const environment = readEnvironment({});
  if (!environment.ok) throw new Error(environment.errors.join());
  app = await buildServer(
    { ...environment.value, logLevel: 'silent', rateLimit: 1, rateLimitPost: 1 },
    { database: noDatabase, media: createMediaStore(folderPictures(folder.path)) },
  );
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

const get = (path: string, accept = '*/*') =>
  app.inject({ method: 'GET', url: `/pictures/${path}`, headers: { accept } });

test.each([
  [CHROME, 'image/avif', 'avif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpg'],
])('Accept %s is answered with %s', async (accept, type, ending) => {
  const { statusCode, headers, body } = await get('villa-3-dusk.jpg?w=480', accept);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers.vary).toMatch(/accept/i);
  expect(headers['cache-control']).toBe(FOR_GOOD);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body).toBe(`villa-3-dusk-480.${ending}`);
});

test.each(WIDTHS)('w=%d gives that width', async (width) => {
  expect((await get(`villa-3-dusk.jpg?w=${width}`)).body).toBe(`villa-3-dusk-${width}.jpg`);
});

test('what the first folder has not is looked for in the next', async () => {
  const samples = join(folder.path, 'samples');
  await mkdir(join(samples, 'pictures'), { recursive: true });
  await writeFile(join(samples, 'pictures', 'villa-9-day-480.jpg'), 'sample');
  await writeFile(join(samples, 'pictures', 'villa-3-dusk-480.jpg'), 'sample');
  const both = createMediaStore(folderPictures(folder.path), folderPictures(samples));
  const read = async (name: string) => (await both.read(name, 480, ['jpeg']))?.content;
  expect(await read('villa-9-day.jpg')).toEqual(Buffer.from('sample'));
  expect(await read('villa-3-dusk.jpg')).toEqual(Buffer.from('villa-3-dusk-480.jpg'));
});

test('the width is 1600 when none is asked for', async () => {
  expect((await get('villa-3-dusk.jpg', CHROME)).body).toBe('villa-3-dusk-1600.avif');
});

test('an unknown name is 404 and an odd width is refused', async () => {
  for (const name of [
    'castle-1-day.jpg',
    'villa-99-day.jpg',
    'villa-1-noon.jpg',
    'villa-3-dusk.png',
    'villa-3-dusk',
    '..%2Fsecret.jpg',
    '%2E%2E%5Csecret.jpg',
  ]) {
    expect((await get(name)).statusCode).toBe(404);
  }
  expect((await get('villa-3-dusk.jpg?w=481')).statusCode).toBe(400);
});

test('many requests for one picture get the same bytes, whatever the limit of the rest', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => get('villa-3-dusk.jpg?w=480')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('a thumbnail is an AVIF whatever is accepted, and is looked for in all folders', async () => {
  await store('villa-3-dusk-thumbnail.avif');
  for (const accept of [CHROME, 'image/jpeg', '*/*']) {
    const { statusCode, headers, body } = await get('villa-3-dusk.jpg?thumbnail=1', accept);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/avif',
      FOR_GOOD,
    ]);
    expect(body).toBe('villa-3-dusk-thumbnail.avif');
  }
  expect((await get('villa-3-dusk.jpg?w=480', CHROME)).body).toBe('villa-3-dusk-480.avif');
});

test('no other file stands in for a thumbnail', async () => {
  expect((await get('villa-99-day.jpg?thumbnail=1')).statusCode).toBe(404);
  expect((await get('..%2Fsecret.jpg?thumbnail=1')).statusCode).toBe(404);
  await store('villa-4-day-800.jpg');
  expect((await get('villa-4-day.jpg?thumbnail=1', CHROME)).statusCode).toBe(404);
  expect((await get('villa-4-day.jpg?thumbnail=yes', CHROME)).statusCode).toBe(400);
});

describe('of a picture that is stored in few sizes', () => {
  beforeAll(() => store('land-1-day-480.avif', 'land-1-day-800.avif', 'land-1-day-800.jpg'));

  test.each([
    ['a narrower one stands in', CHROME, 1600, 'land-1-day-800.avif'],
    ['another format stands in', 'image/webp', 800, 'land-1-day-800.jpg'],
    ['a wider one stands in', '*/*', 480, 'land-1-day-800.jpg'],
  ])('%s, for a minute', async (_what, accept, width, file) => {
    const { body, headers } = await get(`land-1-day.jpg?w=${width}`, accept);
    expect(body).toBe(file);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['content-type']).toBe(file.endsWith('avif') ? 'image/avif' : 'image/jpeg');
  });

  test('what was asked for is kept for good', async () => {
    expect((await get('land-1-day.jpg?w=480', CHROME)).headers['cache-control']).toBe(FOR_GOOD);
  });

  test('whoever reads no AVIF gets none', async () => {
    await store('shop-1-day-480.avif');
    expect((await get('shop-1-day.jpg?w=480')).statusCode).toBe(404);
  });
});
