import { Client } from 'pg';
import { createDatabase, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { runApi, startApi } from './testing/start-api.ts';

const LIMIT_MS = 60_000;
/** What no address could hold as it is. */
const PASSWORD = 'p@ss:/wörd? #1';

let server: PostgresServer;
let database: Awaited<ReturnType<typeof createDatabase>>;
/** Of an account that the server asks for its password. */
let withoutPassword: string;

beforeAll(async () => {
  server = await startPostgres();
  database = await createDatabase(server.url);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE ROLE site LOGIN SUPERUSER PASSWORD '${PASSWORD}'`);
  await client.query(
    `DO $$ BEGIN EXECUTE format('COPY (VALUES (%L), (%L)) TO %L',
      'host all site 127.0.0.1/32 scram-sha-256', 'host all tester 127.0.0.1/32 trust', current_setting('hba_file')); END $$`,
  );
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  const address = new URL(database.url);
  address.username = 'site';
  withoutPassword = address.href;
}, LIMIT_MS);
afterAll(() => server?.stop());

test(
  'the password may stand beside the address, with any characters',
  async () => {
    const refused = await runApi({ DATABASE_URL: withoutPassword, PGPASSWORD: 'another' });
    expect(refused.output).toContain('password authentication failed');

    const api = await startApi({
      DATABASE_URL: withoutPassword,
      PGPASSWORD: PASSWORD,
      SAMPLE_LISTINGS: '0',
    });
    expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
    await api.stop();
  },
  LIMIT_MS,
);

test(
  'without its database the API is alive, and says that it is not well',
  async () => {
    const api = await startApi({ DATABASE_URL: database.url, SAMPLE_LISTINGS: '0' });
    await server.stop();
    expect((await fetch(`${api.origin}/healthz`)).status).toBe(503);
    expect((await fetch(`${api.origin}/livez`)).status).toBe(200);
    await api.stop();
  },
  LIMIT_MS,
);
