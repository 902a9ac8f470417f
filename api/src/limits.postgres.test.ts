import { describeLimits } from './testing/describe-limits.ts';
import { createDatabase, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { startApi, temporaryFolder } from './testing/start-api.ts';

let server: PostgresServer | undefined;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop(), 30_000);

describeLimits('a PostgreSQL server', async (variables) => {
  if (!server) throw new Error('the server is not running');
  const folder = await temporaryFolder();
  const database = await createDatabase(server.url);
  const api = await startApi({ ...variables, DATA_DIR: folder.path, DATABASE_URL: database.url });
  return {
    api,
    end: async () => {
      await api.stop();
      await database.drop();
      await folder.remove();
    },
  };
});
