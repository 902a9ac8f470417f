import { describeImports } from './testing/describe-imports.ts';
import { createDatabase, startPostgres } from './testing/postgres-server.ts';
import { temporaryFolder } from './testing/start-api.ts';

describeImports('a PostgreSQL server', { rows: 10_000, faultyRows: 10_000 }, async () => {
  const server = await startPostgres();
  const folder = await temporaryFolder();
  const database = await createDatabase(server.url);
  return {
    variables: { DATA_DIR: folder.path, DATABASE_URL: database.url },
    end: async () => {
      await database.drop();
      await folder.remove();
      await server.stop();
    },
  };
});
