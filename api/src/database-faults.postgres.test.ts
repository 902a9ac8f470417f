import { Client } from 'pg';
import { MESSAGE } from './testing/api-under-test.ts';
import { hangingWay, type HangingWay } from './testing/hanging-way.ts';
import { createDatabase, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { startApi, temporaryFolder, type RunningApi } from './testing/start-api.ts';

/** After this a visitor's browser waits no longer. */
const VISITOR_MS = 5000;

let server: PostgresServer;
let way: HangingWay;
let api: RunningApi;
let database: Awaited<ReturnType<typeof createDatabase>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  server = await startPostgres();
  database = await createDatabase(server.url);
  const url = new URL(database.url);
  way = await hangingWay(Number(url.port));
  url.port = String(way.port);
  folder = await temporaryFolder();
  api = await startApi({ DATA_DIR: folder.path, DATABASE_URL: url.href, SAMPLE_LISTINGS: '6' });
}, 90_000);

afterAll(async () => {
  await api.stop();
  await way.close();
  await database.drop();
  await server.stop();
  await folder.remove();
}, 60_000);

async function ask(path: string, init?: RequestInit) {
  const since = performance.now();
  const response = await fetch(api.origin + path, init);
  const body = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: body.error?.code, ms: performance.now() - since };
}
const write = () =>
  ask('/api/v1/contact/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MESSAGE),
  });

async function statusOnceMended(path: string): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status } = await ask(path);
    if (status === 200) return status;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return 0;
}

/** Runs statements beside the API, over a connection of its own that ends with them. */
async function beside<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return work(client).finally(() => client.end());
}

test('what another holds locked is not waited for longer than a visitor waits, and is there afterwards', async () => {
  await beside(async (client) => {
    await client.query('BEGIN; LOCK TABLE listing, contact_message IN ACCESS EXCLUSIVE MODE');
    const answers = await Promise.all([ask('/api/v1/home/sell'), write()]);
    for (const { status, code, ms } of answers) {
      expect([status, code]).toEqual([503, 'unavailable']);
      expect(ms).toBeLessThan(VISITOR_MS);
    }
    // The server has given up on them too: nobody stands in the queue for the lock.
    const { rows } = await client.query<{ waiting: string }>(
      `SELECT count(*) AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'`,
    );
    expect(rows[0]?.waiting).toBe('0');
    expect((await ask('/healthz')).status).toBe(200);
  });
  expect((await ask('/api/v1/home/sell')).status).toBe(200);
  expect((await write()).status).toBe(201);
}, 60_000);

test('connections that the server ends are opened anew', async () => {
  const ended = await beside((client) =>
    client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE datname = current_database() AND pid <> pg_backend_pid()`),
  );
  expect(ended.rowCount).toBeGreaterThan(0);
  expect(await statusOnceMended('/api/v1/home/sell')).toBe(200);
  expect((await write()).status).toBe(201);
}, 60_000);

test('a server that says nothing any more keeps nobody waiting, and is taken up again by itself', async () => {
  way.hang();
  const health = await Promise.all(Array.from({ length: 40 }, () => ask('/healthz')));
  for (const { status, code, ms } of health) {
    expect([status, code]).toEqual([503, 'unavailable']);
    expect(ms).toBeLessThan(VISITOR_MS);
  }
  const answers = await Promise.all([ask('/api/v1/home/rent'), ask('/api/v1/settings/get'), write()]);
  for (const { status, code, ms } of answers) {
    expect([status, code]).toEqual([503, 'unavailable']);
    expect(ms).toBeLessThan(VISITOR_MS);
  }
  way.mend();
  for (const path of ['/healthz', '/api/v1/home/rent', '/api/v1/settings/get'])
    expect(await statusOnceMended(path)).toBe(200);
  expect((await write()).status).toBe(201);
}, 90_000);

test('what the database refuses is in the log by its reason, and not with what the visitor wrote', async () => {
  await beside((client) =>
    client.query(`ALTER TABLE contact_message ADD CONSTRAINT nobody_so_named CHECK (name <> 'Nobody')`),
  );
  const body = {
    ...MESSAGE,
    name: 'Nobody',
    email: 'hidden@example.com',
    message: 'What nobody else may read.',
  };
  const { status } = await ask('/api/v1/contact/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(500);
  // The log comes by another way than the answer.
  for (let wait = 0; wait < 20 && !api.output().includes('23514'); wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.output()).toMatch(/"code":"23514".*nobody_so_named|nobody_so_named.*"code":"23514"/);
  for (const text of [body.email, body.message]) expect(api.output()).not.toContain(text);
}, 60_000);
