import { describeLimits } from './testing/describe-limits.ts';
import { startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { startOnServer } from './testing/start-on-server.ts';

let server: PostgresServer | undefined;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop(), 30_000);

describeLimits('a PostgreSQL server', (variables) => startOnServer(server, variables));
