import { createDatabase } from './testing/postgres-server.ts';
import { describeCalls } from './testing/describe-calls.ts';
import { dataFolder } from './testing/embedded-template.ts';
import { startApi, temporaryFolder } from './testing/start-api.ts';

const server = process.env['TEST_DATABASE_URL'];

describeCalls(server ? 'the PostgreSQL server of TEST_DATABASE_URL' : 'the embedded database', async () => {
  const folder = await (server ? temporaryFolder() : dataFolder());
  const database = server ? await createDatabase(server) : undefined;
  const variables = { DATA_DIR: folder.path, DATABASE_URL: database?.url ?? '' };
  const api = await startApi(variables);
  return {
    api,
    variables,
    end: async () => {
      await api.stop();
      await database?.drop();
      await folder.remove();
    },
  };
});
