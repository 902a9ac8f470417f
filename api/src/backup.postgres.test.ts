import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as packTar } from 'tar-stream';
import { writeArchive } from './backup/archive.ts';
import { dumpDatabase } from './backup/dump.ts';
import { restoreArchive } from './backup/restore.ts';
import { runBackup, runRestore } from './commands/run-backup.ts';
import { runExport } from './commands/run-export.ts';
import { runSeed } from './commands/run-seed.ts';
import { readEnvironment, type Environment } from './config/environment.ts';
import type { Database } from './database/database.ts';
import { loadListings } from './database/listings.ts';
import { openDatabase } from './database/open.ts';
import { exportSubmissions } from './export/export-submissions.ts';
import { folderPictures } from './media/folder-pictures.ts';
import type { PictureFiles } from './media/picture-files.ts';
import { insertSample } from './seed/insert-sample.ts';
import { BOOKING, MESSAGE, openDayAhead } from './testing/api-under-test.ts';
import { dataFolder } from './testing/embedded-template.ts';
import { createDatabase, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { runCommand, startApi, startCommand, temporaryFolder } from './testing/start-api.ts';

const LIMIT_MS = 240_000;

let server: PostgresServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  server = await startPostgres();
  folder = await temporaryFolder();
}, LIMIT_MS);
afterAll(async () => {
  await folder.remove();
  await server.stop();
}, LIMIT_MS);

/** A machine with a server's database, open in this process. */
async function serverMachine() {
  const { url, drop } = await createDatabase(server.url);
  const data = await temporaryFolder();
  const database = await openDatabase({ databaseUrl: url, dataDir: data.path });
  const close = async () => {
    await database.close();
    await drop();
    await data.remove();
  };
  return { url, data: data.path, place: folderPictures(join(data.path, 'media')), database, close };
}

function environmentOf(variables: Readonly<Record<string, string>>): Environment {
  const read = readEnvironment(variables);
  if (!read.ok) throw new Error(read.errors.join());
  return read.value;
}

const run = async (variables: Record<string, string>, ...args: string[]) => {
  const { code, output } = await runCommand(variables, args);
  if (code !== 0) throw new Error(output);
  return output;
};

const post = (origin: string, path: string, body: unknown) =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** What pages ask for, whatever it is about. */
const PATHS = [
  '/home/sell',
  '/home/rent',
  '/blog/?page=1&limit=24&fields=summary',
  '/blog/?page=1&limit=24&language=ar',
  '/settings/get',
  '/listings/search?list=sell&limit=24',
  '/listings/search?list=rent&limit=24&rentType=monthly',
  '/listings/search?list=exclusive&limit=24',
  '/listings/search?limit=24&offset=24&sort=price-asc',
  `/listings/search?q=${encodeURIComponent('شقق تحت مليون')}&limit=24`,
  '/sitemap/listings',
  '/sitemap/articles',
  '/appointments/hours',
  `/appointments/slots?date=${openDayAhead(9)}`,
];

/** Everything that visitors may see: what each page asks for, of every listing and article too, and one picture. */
async function pagesOf(origin: string) {
  const ask = async (path: string) => {
    const answer = await fetch(`${origin}/api/v1${path}`);
    return [path, answer.status, (await answer.json()) as { data: { _id: string }[] }] as const;
  };
  const lists = await Promise.all(PATHS.map(ask));
  const ids = (path: string) => lists.find((list) => list[0] === path)?.[2].data.map(({ _id }) => _id) ?? [];
  const single = [
    ...['/home/sell', '/home/rent'].flatMap((path) => ids(path).map((id) => `/home/homes/${id}`)),
    ...ids('/blog/?page=1&limit=24&fields=summary').map((id) => `/blog/${id}`),
  ];
  const pages = [...lists, ...(await Promise.all(single.map(ask)))];
  for (const [path, status] of pages) expect([path, status]).toEqual([path, 200]);
  const picture = await fetch(`${origin}/pictures/kept.jpg?w=480`);
  return { pages, picture: [picture.status, await picture.text()] };
}

const pack = async (database: Database, place: PictureFiles, file: string) =>
  writeArchive(await dumpDatabase(database), place, createWriteStream(file), () => undefined);

test(
  'a backup of an embedded database is served the same from a server, and that one’s from an embedded one',
  async () => {
    const [source, third] = [await dataFolder(), await dataFolder()];
    const second = await serverMachine();
    const variables = { DATA_DIR: source.path, SAMPLE_LISTINGS: '30' };
    await mkdir(join(source.path, 'media/pictures'), { recursive: true });
    await writeFile(join(source.path, 'media/pictures/kept-480.jpg'), 'a picture');
    const api = await startApi(variables);
    await post(api.origin, '/contact/send', MESSAGE);
    const booked = await post(api.origin, '/appointments/add', { ...BOOKING, date: openDayAhead(9) });
    const { link } = ((await booked.json()) as { data: { link: string } }).data;
    const first = join(folder.path, 'first.tar.gz');
    // While it runs.
    expect(await run(variables, 'backup', first)).toContain(`${first}: written, with 1 files of pictures\n`);
    const before = await pagesOf(api.origin);
    expect(before.picture).toEqual([200, 'a picture']);
    await api.stop();

    await restoreArchive(second.database, createReadStream(first), {
      place: second.place,
      replace: false,
    });
    const served = await startApi({ DATA_DIR: second.data, DATABASE_URL: second.url, SAMPLE_LISTINGS: '0' });
    expect(await pagesOf(served.origin)).toEqual(before);
    // The visitor's private link opens the appointment there, and the next one is booked beside it.
    expect((await post(served.origin, '/appointments/find', { link })).status).toBe(200);
    expect(
      (await post(served.origin, '/appointments/add', { ...BOOKING, date: openDayAhead(16) })).status,
    ).toBe(201);
    await served.stop();

    const next = join(folder.path, 'second.tar.gz');
    await pack(second.database, second.place, next);
    const there = { DATA_DIR: third.path, SAMPLE_LISTINGS: '0' };
    expect(await run(there, 'restore', next)).toContain('is restored, with 1 files of pictures.');
    const again = await startApi(there);
    expect(await pagesOf(again.origin)).toEqual(before);
    expect(await run(there, 'export', 'appointments', '--csv')).toBe(
      await exportSubmissions(second.database, 'appointments'),
    );
    await again.stop();
    await Promise.all([source.remove(), third.remove(), second.close()]);
  },
  LIMIT_MS,
);

describe('a backup', () => {
  let source: Awaited<ReturnType<typeof serverMachine>>;
  let target: Awaited<ReturnType<typeof serverMachine>>;
  let file: string;
  const restore = (from: string, replace: boolean) =>
    restoreArchive(target.database, createReadStream(from), { place: target.place, replace });

  beforeAll(async () => {
    [source, target] = [await serverMachine(), await serverMachine()];
    await insertSample(source.database, 6);
    await insertSample(target.database, 10);
    file = join(folder.path, 'six.tar.gz');
    await pack(source.database, source.place, file);
  }, LIMIT_MS);
  afterAll(() => Promise.all([source.close(), target.close()]));

  test(
    'replaces nothing unless that is said, and not when it is damaged',
    async () => {
      const before = await loadListings(target.database);
      await expect(restore(file, false)).rejects.toThrow('The database is not empty.');
      const bytes = await readFile(file);
      const damaged = [
        bytes.subarray(0, bytes.length - 100),
        Buffer.from('no archive'),
        Buffer.concat([bytes.subarray(0, 2000), Buffer.from('?'), bytes.subarray(2001)]),
      ];
      for (const content of damaged) {
        const broken = join(folder.path, 'broken');
        await writeFile(broken, content);
        await expect(restore(broken, true)).rejects.toThrow('The file is no backup');
      }
      expect(await loadListings(target.database)).toEqual(before);
      await restore(file, true);
      expect(await loadListings(target.database)).toEqual(await loadListings(source.database));
    },
    LIMIT_MS,
  );

  test(
    'whose restoring is killed in the middle has changed nothing',
    async () => {
      await restore(file, true);
      const held = async () => ({
        rows: (await dumpDatabase(target.database)).split('\n').slice(1),
        pictures: (await target.place.list()).map(({ file: name }) => name),
      });
      const before = await held();
      const large = await serverMachine();
      await insertSample(large.database, 3000);
      const from = join(folder.path, 'large.tar.gz');
      await pack(large.database, large.place, from);
      await large.close();
      const variables = { DATABASE_URL: target.url, DATA_DIR: target.data };
      const killed = startCommand(variables, ['restore', from, '--replace']);
      // All that was there is deleted by then, and some of it is written anew.
      await killed.says('storing rows ');
      expect((await killed.kill()).code).toBeNull();
      expect(await held()).toEqual(before);
    },
    LIMIT_MS,
  );

  test('in a folder takes the place of those that are older than is kept, and of nothing else', async () => {
    const place = join(folder.path, 'backups');
    await mkdir(place);
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const kept = [`backup-${day(29)}T03-15-00.tar.gz`, 'backup-of-mine.tar.gz', 'notes.txt'];
    const old = [`backup-${day(32)}T03-15-00.tar.gz`, `backup-${day(99)}T03-15-00.tar.gz.part`];
    for (const name of [...kept, ...old]) await writeFile(join(place, name), '');
    const variables = { DATABASE_URL: source.url, DATA_DIR: source.data };
    expect(await run(variables, 'backup', place, '--keep', '30d')).toContain(
      '2 of more than 30 days ago removed',
    );
    const left = await readdir(place);
    expect(left.filter((name) => !kept.includes(name))).toEqual([
      expect.stringMatching(/^backup-[\dT-]+\.tar\.gz$/),
    ]);
    expect(left).toEqual(expect.arrayContaining(kept));
    expect((await runCommand(variables, ['backup', file, '--keep', '1d'])).output).toContain('is no folder');
  });

  test('of a later release is refused', async () => {
    const later = join(folder.path, 'later.tar.gz');
    const dump = (await dumpDatabase(source.database)).replace(
      '"001_content.sql"',
      '"001_content.sql","999_later.sql"',
    );
    await writeArchive(dump, source.place, createWriteStream(later), () => undefined);
    await expect(restore(later, true)).rejects.toThrow('later release, with 999_later.sql. Upgrade first.');
  });

  test('of an earlier release leaves empty what that did not have', async () => {
    const earlier = join(folder.path, 'earlier.tar.gz');
    const dump = (await dumpDatabase(source.database))
      .replace(/,"007_[^"]*"/, '')
      .replace(',"listed_at"', '');
    await writeArchive(dump, source.place, createWriteStream(earlier), () => undefined);
    await restore(earlier, true);
    const listings = await loadListings(target.database);
    expect(listings).toHaveLength(6);
    expect(listings.filter((listing) => listing.listedAt !== undefined)).toEqual([]);
  });

  test('that holds a path out of its folder is refused', async () => {
    const climbing = join(folder.path, 'climbing.tar.gz');
    const archive = packTar();
    archive.entry({ name: 'pictures/../../out-480.jpg' }, 'x');
    archive.finalize();
    await pipeline(archive, createGzip(), createWriteStream(climbing));
    await expect(restore(climbing, true)).rejects.toThrow('which no backup does');
  });
});

test(
  'to seed, export, back up and restore shows a bar at a terminal once it takes longer than a second, and none in a pipe',
  async () => {
    const [source, target] = [await serverMachine(), await serverMachine()];
    const environment = environmentOf({
      DATABASE_URL: source.url,
      DATA_DIR: source.data,
      SAMPLE_LISTINGS: '3',
    });
    const there = environmentOf({ DATABASE_URL: target.url, DATA_DIR: target.data });
    await mkdir(join(source.place.name, 'pictures'), { recursive: true });
    await writeFile(join(source.place.name, 'pictures/kept-480.jpg'), 'a picture');
    const file = join(folder.path, 'shown.tar.gz');
    const output = join(folder.path, 'shown.csv');
    let said = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { isTTY } = process.stderr;
    // Each look at the clock finds it two seconds later.
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 2000));
    const shown = async (isTerminal: boolean, work: () => Promise<number>) => {
      process.stderr.isTTY = isTerminal;
      said = '';
      expect(await work()).toBe(0);
      return said;
    };
    try {
      const full = '#'.repeat(30);
      const works: [() => Promise<number>, string][] = [
        [() => runSeed(environment), `[${full}] storing listings 3/3`],
        [
          () => runExport(environment, { subject: 'listings', format: 'csv', output }),
          `[${full}] writing rows 3/3`,
        ],
        [() => runBackup(environment, { target: file }), `[${full}] packing pictures 1/1`],
        [() => runRestore(there, { file, replace: true }), `[${full}] storing rows `],
      ];
      for (const [work, bar] of works) {
        const atTerminal = await shown(true, work);
        expect(atTerminal).toContain(bar);
        // Nothing of it stays.
        expect(atTerminal.endsWith('\r\u001B[2K')).toBe(true);
        if (bar.includes('listings')) await source.database.query('TRUNCATE listing, article, settings', []);
        const inPipe = await shown(false, work);
        for (const sign of ['[', '\u001B', '\r']) expect(inPipe).not.toContain(sign);
      }
    } finally {
      process.stderr.isTTY = isTTY;
      jest.restoreAllMocks();
      await Promise.all([source.close(), target.close()]);
    }
  },
  LIMIT_MS,
);
