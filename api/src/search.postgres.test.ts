import { Client } from 'pg';
import type { ApiUnderTest } from './testing/api-under-test.ts';
import { describeSearch } from './testing/describe-search.ts';
import { createDatabase, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { runProgram, startApi, temporaryFolder } from './testing/start-api.ts';

let server: PostgresServer | undefined;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop(), 30_000);

async function startFilled(): Promise<ApiUnderTest> {
  if (!server) throw new Error('the server is not running');
  const folder = await temporaryFolder();
  const database = await createDatabase(server.url);
  const variables = { DATA_DIR: folder.path, DATABASE_URL: database.url, SAMPLE_LISTINGS: '0' };
  const filled = await runProgram(variables, { program: 'fill-with-catalogue' });
  if (filled.code !== 0) throw new Error(filled.output);
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

describeSearch('a PostgreSQL server', startFilled);

describe('what is searched follows the listings', () => {
  let running: ApiUnderTest | undefined;
  let client: Client | undefined;
  beforeAll(async () => {
    running = await startFilled();
    client = new Client({ connectionString: running.variables['DATABASE_URL'] });
    await client.connect();
  }, 90_000);
  afterAll(async () => {
    await client?.end();
    await running?.end();
  }, 30_000);

  const find = async (q: string) => {
    const query = new URLSearchParams({ q }).toString();
    const answer = await fetch(`${running?.api.origin}/api/v1/listings/search?${query}`);
    const { data } = (await answer.json()) as { data: { _id: string }[] };
    return data.map(({ _id }) => _id).join(' ');
  };
  /** Does something while no process runs. */
  const restart = async (meanwhile: () => Promise<void>) => {
    const before = running;
    if (!before) throw new Error('the API is not running');
    await before.api.stop();
    await meanwhile();
    const api = await startApi(before.variables);
    running = {
      ...before,
      api,
      end: async () => {
        await api.stop();
        await before.end();
      },
    };
  };
  const change = async (sql: string) => {
    await client?.query(sql);
  };

  test('a new name, a hidden, a new, a renamed and a deleted listing, at the next search', async () => {
    expect(await find('castle')).toBe('');
    await change("UPDATE listing SET name_en = 'Castle' WHERE id = 'riffa-villa'");
    expect(await find('castle')).toBe('riffa-villa');
    await change("UPDATE listing SET display = false WHERE id = 'riffa-villa'");
    expect(await find('castle')).toBe('');
    await change("INSERT INTO listing (id, name_en) VALUES ('new', 'Castle'), ('other', 'Castle')");
    expect(await find('castle')).toBe('new other');
    await change("UPDATE listing SET id = 'newer' WHERE id = 'new'");
    expect(await find('castle')).toBe('newer other');
    await change("DELETE FROM listing WHERE name_en = 'Castle' AND display");
    expect(await find('castle')).toBe('');
  });

  test('a change that is committed late is not passed by', async () => {
    await change('BEGIN');
    await change("UPDATE listing SET name_en = 'Lighthouse' WHERE id = 'mouj-villa'");
    expect(await find('lighthouse')).toBe('');
    await change('COMMIT');
    expect(await find('lighthouse')).toBe('mouj-villa');
  });

  test('what another version reads is left to it', async () => {
    await change('UPDATE search_state SET reading = reading + 1');
    await change("UPDATE listing SET name_en = 'Windmill' WHERE id = 'mouj-villa'");
    expect(await find('windmill')).toBe('');
    await change('UPDATE search_state SET reading = reading - 1');
    expect(await find('windmill')).toBe('mouj-villa');
  });

  test('listings that were read by another version are read again at the start', async () => {
    await restart(async () => {
      await change('UPDATE search_state SET reading = 0');
      await change('UPDATE listing_search SET words = ARRAY[]::integer[]');
    });
    expect(await find('شاليه أبحر')).toBe('obhur-chalet');
  });

  test('nothing is found once the listings are emptied', async () => {
    await change('TRUNCATE listing');
    expect(await find('villa')).toBe('');
  });
});
