import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { createDatabase, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { API_FOLDER, startApi, temporaryFolder, type RunningApi } from './testing/start-api.ts';

const MIGRATIONS = join(API_FOLDER, 'migrations');

let server: PostgresServer;
let api: RunningApi;
let client: Client;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Awaited<ReturnType<typeof createDatabase>>;

/** A database as an earlier version left it, with a listing and an article in it. */
async function leftByEarlierVersion(): Promise<void> {
  await client.query(
    'CREATE TABLE migration (file text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  for (const file of (await readdir(MIGRATIONS)).toSorted().filter((name) => name < '007')) {
    await client.query(await readFile(join(MIGRATIONS, file), 'utf8'));
    await client.query('INSERT INTO migration (file) VALUES ($1)', [file]);
  }
  await client.query(`INSERT INTO listing (id, name_ar) VALUES ('old', 'فيلا')`);
  await client.query(`INSERT INTO article (id, title, content) VALUES ('old', 'دليل', 'نص')`);
}

beforeAll(async () => {
  server = await startPostgres();
  folder = await temporaryFolder();
  database = await createDatabase(server.url);
  client = new Client({ connectionString: database.url });
  await client.connect();
  await leftByEarlierVersion();
  api = await startApi({ DATA_DIR: folder.path, DATABASE_URL: database.url, SAMPLE_LISTINGS: '0' });
}, 90_000);

afterAll(async () => {
  await api.stop();
  await client.end();
  await database.drop();
  await server.stop();
  await folder.remove();
}, 60_000);

const SOURCES = ['listings', 'articles'] as const;
const changeOf = async (source: string, id: string) => {
  const answer = await fetch(`${api.origin}/api/v1/sitemap/${source}`);
  const { data } = (await answer.json()) as { data: { id: string; updatedAt?: string }[] };
  return data.find((entry) => entry.id === id)?.updatedAt;
};

test.each(SOURCES)('of the %s that were there before, nobody knows when they changed', async (source) => {
  expect(await changeOf(source, 'old')).toBeUndefined();
});

test.each([
  ['listings', `UPDATE listing SET price_amount = coalesce(price_amount, 0) + 1 WHERE id = 'old'`],
  ['listings', `UPDATE listing SET images = images || '{pictures/new.jpg}' WHERE id = 'old'`],
  ['articles', `UPDATE article SET content = content || '.' WHERE id = 'old'`],
])('of the %s, %s is a change, now', async (source, sql) => {
  const before = Date.now() - 1000;
  await client.query(sql);
  const changed = Date.parse((await changeOf(source, 'old')) ?? '');
  expect(changed).toBeGreaterThan(before);
  expect(changed).toBeLessThanOrEqual(Date.now() + 1000);
});

test.each([
  ['listings', `UPDATE listing SET name_ar = name_ar, images = images WHERE id = 'old'`],
  ['listings', `UPDATE listing SET views = coalesce(views, 0) + 1 WHERE id = 'old'`],
  ['articles', `UPDATE article SET title = title WHERE id = 'old'`],
])('of the %s, %s changes nothing that is shown', async (source, sql) => {
  const before = await changeOf(source, 'old');
  expect((await client.query(sql)).rowCount).toBe(1);
  expect(await changeOf(source, 'old')).toBe(before);
});

test('a column that follows from others makes no change of one that there is not', async () => {
  await client.query('ALTER TABLE article ADD COLUMN words text GENERATED ALWAYS AS (lower(title)) STORED');
  const before = await changeOf('articles', 'old');
  await client.query(`UPDATE article SET title = title WHERE id = 'old'`);
  expect(await changeOf('articles', 'old')).toBe(before);
  await client.query(`UPDATE article SET title = 'Guide' WHERE id = 'old'`);
  expect(await changeOf('articles', 'old')).not.toBe(before);
});
