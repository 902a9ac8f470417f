import type { ApiUnderTest } from './api-under-test.ts';
import { createDatabase, type PostgresServer } from './postgres-server.ts';
import { startApi, temporaryFolder } from './start-api.ts';

/**
 * Starts the API on a database of its own at a server. Where a test is about something else than the embedded database, this
 * costs a third of a start on that.
 */
export async function startOnServer(
  server: PostgresServer | undefined,
  given: Readonly<Record<string, string>>,
): Promise<ApiUnderTest> {
  if (!server) throw new Error('the server is not running');
  const folder = await temporaryFolder();
  const database = await createDatabase(server.url);
  const variables = { ...given, DATA_DIR: folder.path, DATABASE_URL: database.url };
  const api = await startApi(variables);
  return {
    api,
    variables,
    end: async () => {
      await api.stop();
      await database.drop();
      await folder.remove();
    },
  };
}
