import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBucket, type Bucket } from '@shared/bucket';
import { startS3Server, type S3Server } from '@shared/bucket/testing';
import sharp from 'sharp';
import { readEnvironment } from './config/environment.ts';
import type { Database } from './database/database.ts';
import { bucketPictures } from './media/bucket-pictures.ts';
import { folderPictures } from './media/folder-pictures.ts';
import { createMediaStore } from './media/media-store.ts';
import type { PictureFiles } from './media/picture-files.ts';
import { storedPictures } from './office/pictures/stored-pictures.ts';
import { buildServer } from './server/build-server.ts';
import { dataFolder } from './testing/embedded-template.ts';
import { hangingWay, type HangingWay } from './testing/hanging-way.ts';
import { csvText } from './testing/sheets.ts';
import { runCommand, startApi, temporaryFolder } from './testing/start-api.ts';

const LIMIT_MS = 240_000;
const ADDRESS = 's3://site-pictures/first';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const AVIF = { accept: 'image/avif,image/webp,*/*' };

type Folder = Awaited<ReturnType<typeof temporaryFolder>>;

let server: S3Server;
let folder: Folder;
let bucket: Bucket;
/** Names of the files below the prefix of the first site. */
const stored = async () => (await bucket.filesFrom('')).map(({ file }) => file);

beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startS3Server();
  await server.makeBucket('site-pictures');
  bucket = await openBucket(ADDRESS);
}, LIMIT_MS);
afterAll(async () => {
  await server.stop();
  await folder.remove();
}, LIMIT_MS);

describe("the office's commands", () => {
  let data: Folder;
  let variables: Record<string, string>;
  let table: string;
  /** What the first import has said. */
  let imported: string;
  /** Without `pictures/` and the ending. */
  let stem: string;
  const run = async (environment: Record<string, string>, ...args: string[]) => {
    const { code, output } = await runCommand({ ...server.environment, ...environment }, args);
    if (code !== 0) throw new Error(output);
    return output;
  };

  beforeAll(async () => {
    data = await dataFolder();
    variables = { DATA_DIR: data.path, MEDIA_BUCKET: ADDRESS, SAMPLE_LISTINGS: '0' };
    table = join(folder.path, 'listings.csv');
    await writeFile(
      table,
      csvText([
        ['id', 'add_type', 'name_ar', 'images'],
        ['V-1', 'sell', 'فيلا', 'front.jpg'],
      ]),
    );
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c00' } })
      .jpeg()
      .toFile(join(folder.path, 'front.jpg'));
    imported = await run(variables, 'import', 'listings', table, '--pictures', folder.path);
    [, stem = ''] = /^pictures\/(p-[0-9a-f]{32})-/.exec((await stored())[0] ?? '') ?? [];
  }, LIMIT_MS);
  afterAll(() => data.remove());

  /** What a machine serves of the picture, in two sizes and as a thumbnail, to whoever reads AVIF. */
  async function servedBy(environment: Record<string, string>) {
    const api = await startApi({ ...server.environment, ...environment });
    const answers = await Promise.all(
      ['w=480', 'w=1600', 'thumbnail=1'].map(async (asked) => {
        const answer = await fetch(`${api.origin}/pictures/${stem}.jpg?${asked}`, { headers: AVIF });
        return [answer.status, answer.headers.get('cache-control'), Buffer.from(await answer.arrayBuffer())];
      }),
    );
    expect((await api.stop()).code).toBe(0);
    return { answers, output: api.output() };
  }

  test(
    'store pictures there and nowhere else, each with its type; what is exported changes nothing',
    async () => {
      expect(imported).toContain('pictures: 1 stored');
      expect(await stored()).toHaveLength(13);
      expect(await readdir(data.path)).not.toContain('media');
      const open = await fetch(`${await server.publish('site-pictures')}/first/pictures/${stem}-480.avif`);
      expect([open.headers.get('content-type'), open.headers.get('cache-control')]).toEqual([
        'image/avif',
        FOR_GOOD,
      ]);
      await open.arrayBuffer();
      const exported = join(folder.path, 'exported.csv');
      await run(variables, 'export', 'listings', '--output', exported);
      expect(await run(variables, 'import', 'listings', exported)).toContain('There is nothing to change.');
      expect(await run(variables, 'import', 'listings', table, '--pictures', folder.path)).toContain(
        'There is nothing to change.',
      );
      expect(await stored()).toHaveLength(13);
    },
    LIMIT_MS,
  );

  test(
    'back them up and restore them, into another bucket or a folder, where they are served the same',
    async () => {
      const { answers, output } = await servedBy(variables);
      expect(output).toContain('; pictures in s3://site-pictures/first/;');
      expect(answers.map(([status, cache]) => [status, cache])).toEqual([
        [200, FOR_GOOD],
        [200, FOR_GOOD],
        [200, FOR_GOOD],
      ]);
      const [small, large] = answers.map(([, , bytes]) => bytes as Buffer);
      expect((await sharp(small).metadata()).width).toBe(480);
      expect((await sharp(large).metadata()).width).toBe(900);

      const file = join(folder.path, 'backup.tar.gz');
      expect(await run(variables, 'backup', file)).toContain('with 13 files of pictures');
      for (const place of [{ MEDIA_BUCKET: 's3://site-pictures/second' }, {}]) {
        const other = await dataFolder();
        const there = { DATA_DIR: other.path, SAMPLE_LISTINGS: '0', ...place };
        expect(await run(there, 'restore', file)).toContain('is restored, with 13 files of pictures.');
        expect((await servedBy(there)).answers).toEqual(answers);
        await other.remove();
      }
    },
    LIMIT_MS,
  );

  test(
    'change nothing, and say what does not answer, while it is away',
    async () => {
      const away = { ...server.environment, ...variables, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' };
      const { code, output } = await runCommand(away, [
        'import',
        'listings',
        table,
        '--pictures',
        folder.path,
      ]);
      expect(code).toBe(1);
      expect(output).toContain('ECONNREFUSED');
    },
    LIMIT_MS,
  );
});

describe('pictures that nothing names', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const [named, unnamed, young] = ['a', 'b', 'c'].map((letter) => `p-${letter.repeat(32)}`) as [
    string,
    string,
    string,
  ];

  test('go when they are a day old, and no import has taken them up since', async () => {
    const place = await bucketPictures('s3://site-pictures/swept', {});
    let clock = Date.now();
    const pictures = storedPictures(place, () => clock);
    const changedAt = async (name: string) => {
      const files = (await place.list()).filter(({ file }) => file.startsWith(name));
      return Math.max(...(await Promise.all(files.map(async (each) => Number(await each.changedAt())))));
    };
    const file = () => Promise.resolve(Buffer.from('x'));
    const encoded = { sized: file, thumbnail: file };
    for (const name of [named, unnamed, young]) await pictures.write(name, encoded);
    await place.write('by-hand-480.jpg', Buffer.from('by hand'));
    const paths = new Set([`/pictures/${named}.jpg`]);
    expect(await pictures.sweep(paths)).toBe(0);
    const before = await changedAt(young);
    // Times are whole seconds there.
    while ((await changedAt(young)) === before) await pictures.touch(young);
    clock = before + DAY_MS;
    expect(await pictures.sweep(paths)).toBe(1);
    expect([await pictures.has(named), await pictures.has(unnamed), await pictures.has(young)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await place.filesOf('by-hand')).toEqual(new Set(['by-hand-480.jpg']));
  });
});

describe('the address of a picture', () => {
  const noDatabase: Database = {
    atOnce: 1,
    query: () => Promise.resolve([]),
    transaction: () => Promise.reject(new Error('no picture is in the database')),
    close: () => Promise.resolve(),
  };
  let way: HangingWay;
  let place: PictureFiles;
  let samples: PictureFiles;
  let app: Awaited<ReturnType<typeof buildServer>>;
  const get = (path: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: path, headers: AVIF });

  beforeAll(async () => {
    way = await hangingWay(Number(new URL(server.endpoint).port));
    process.env['AWS_ENDPOINT_URL'] = `http://127.0.0.1:${way.port}`;
    place = await bucketPictures('s3://site-pictures/served', { answerMs: 1500 });
    samples = folderPictures(folder.path);
    await samples.write('villa-1-day-480.avif', Buffer.from('a sample'));
    // By the first of which it has found its way.
    const files = ['whole-480.avif', 'whole-480-480.jpg', 'part-800.avif', 'part-1200.avif', 'part-1600.jpg'];
    for (const file of files) await place.write(file, Buffer.from(file));
    process.env['AWS_ENDPOINT_URL'] = server.endpoint;
    const environment = readEnvironment({});
    if (!environment.ok) throw new Error(environment.errors.join());
    app = await buildServer(
      { ...environment.value, logLevel: 'silent' },
      { database: noDatabase, media: createMediaStore(samples, place) },
    );
  });
  afterAll(async () => {
    await app.close();
    await way.close();
  });

  test('answers with the size that was asked for, for good', async () => {
    const { statusCode, headers, body } = await get('/pictures/whole.jpg?w=480');
    expect([statusCode, body]).toEqual([200, 'whole-480.avif']);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '14',
      'cache-control': FOR_GOOD,
      vary: expect.stringMatching(/accept/i) as string,
    });
    const head = await get('/pictures/whole.jpg?w=480', 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '14', '']);
  });

  test.each([
    ['the next wider one', '/pictures/part.jpg?w=480', 'part-800.avif'],
    ['a narrower one of a smaller format', '/pictures/part.jpg', 'part-1200.avif'],
  ])('answers with %s where that is missing, for a minute', async (_what, path, expected) => {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, expected, 'public, max-age=60']);
  });

  test('knows no picture that is not there, nor one whose name another begins with', async () => {
    expect((await get('/pictures/nowhere.jpg')).statusCode).toBe(404);
    expect((await get('/pictures/who.jpg')).statusCode).toBe(404);
  });

  test.each([
    ['does not answer', () => Promise.resolve(way.hang())],
    ['is not there', () => way.close()],
  ])(
    'is not available while the bucket %s, and no cache keeps that; samples and the rest are',
    async (_what, breakIt) => {
      await breakIt();
      const began = performance.now();
      const { statusCode, headers, body } = await get('/pictures/whole.jpg?w=480');
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'unavailable' } });
      expect(performance.now() - began).toBeLessThan(3000);
      const sample = await get('/pictures/villa-1-day.jpg?w=480');
      expect([sample.statusCode, sample.body, sample.headers['cache-control']]).toEqual([
        200,
        'a sample',
        FOR_GOOD,
      ]);
      expect((await get('/pictures/villa-1-day.jpg?w=1600')).body).toBe('a sample');
      expect((await get('/healthz')).statusCode).toBe(200);
      way.mend();
    },
  );
});
