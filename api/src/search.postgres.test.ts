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

  const ask = async <T>(path: string) => {
    const answer = await fetch(`${running?.api.origin}/api/v1${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return ((await answer.json()) as { data: T }).data;
  };
  const newest = async (query = '') =>
    (await ask<{ _id: string }[]>(`/listings/search?sort=newest&limit=3${query}`))
      .map(({ _id }) => _id)
      .join(' ');
  const news = (...searches: string[]) =>
    ask<number[]>(`/listings/news?of=${encodeURIComponent(searches.join('|'))}`);

  test('what is shown since a moment comes first and is counted, by when it was shown last', async () => {
    const [{ now } = { now: '' }] =
      (
        await client?.query<{ now: string }>(
          `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now`,
        )
      )?.rows ?? [];
    const since = `since=${now}`;
    const asked = [
      `list=sell&${since}`,
      `list=rent&${since}`,
      `q=%D9%81%D9%8A%D9%84%D8%A7&${since}`,
      `type=land&${since}`,
    ];
    expect(await news(...asked)).toEqual([0, 0, 0, 0]);
    await change(
      "INSERT INTO listing (id, property_type, name_en, display) VALUES ('kept-back', 'villa', 'Villa Laurel', false), ('shown', 'land', 'Plot', true)",
    );
    expect([await newest(), await news(...asked)]).toEqual([expect.stringMatching(/^shown /), [1, 0, 0, 1]]);
    await change("UPDATE listing SET display = true WHERE id = 'kept-back'");
    await change("UPDATE listing SET price_amount = 7 WHERE id = 'riffa-land'");
    expect([await newest(), await newest('&type=villa')]).toEqual([
      expect.stringMatching(/^kept-back shown /),
      expect.stringMatching(/^kept-back /),
    ]);
    expect(await news(...asked)).toEqual([2, 0, 1, 1]);
    const { publishedAt } = await ask<{ publishedAt: string }>('/home/homes/kept-back');
    expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(Date.parse(now));
    expect(await news(`list=sell&since=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([0]);
    // What came at once stands by the day that the office named, and then as the feeds have it.
    await change("UPDATE listing SET published_at = '2026-01-01T00:00:00Z'");
    await change("UPDATE listing SET listed_at = '2025-06-01T00:00:00Z' WHERE id = 'riffa-land'");
    await change("UPDATE listing SET published_at = NULL, listed_at = '2025-07-01' WHERE id = 'shown'");
    expect(await newest()).toMatch(/^riffa-land /);
    expect(await newest('&list=sell&q=plot')).not.toMatch(/^shown /);
    await change("DELETE FROM listing WHERE id IN ('kept-back', 'shown')");
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
