import { describeCalls } from './testing/describe-calls.ts';
import type { PostgresServer } from './testing/postgres-server.ts';
import { createDatabase, startPostgres } from './testing/postgres-server.ts';
import { startApi, temporaryFolder } from './testing/start-api.ts';
import { startOnServer } from './testing/start-on-server.ts';

let server: PostgresServer | undefined;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop(), 30_000);

describeCalls('a PostgreSQL server', () => startOnServer(server, {}));

test('two processes that start together on an empty database share one schema and one set of samples', async () => {
  if (!server) throw new Error('the server is not running');
  const folder = await temporaryFolder();
  const database = await createDatabase(server.url);
  const variables = { DATA_DIR: folder.path, DATABASE_URL: database.url, SAMPLE_LISTINGS: '12' };
  const apis = await Promise.all([startApi(variables), startApi(variables)]);
  const totals = await Promise.all(
    apis.map(
      async ({ origin }) =>
        ((await (await fetch(`${origin}/api/v1/home/sell`)).json()) as { total: number }).total,
    ),
  );
  expect(totals).toEqual([6, 6]);
  await Promise.all(apis.map((api) => api.stop()));
  await database.drop();
  await folder.remove();
}, 90_000);
