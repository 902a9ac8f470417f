import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createDatabase,
  startPostgres,
  type PostgresServer,
} from '../../../api/src/testing/postgres-server.ts';
import { describeGroup } from './describe-group.ts';
import type { OwnedError } from './error-group.ts';
import type { ErrorStore } from './error-store.ts';
import { groupId } from './group-id.ts';
import { openErrorStore, type ErrorStoreSettings } from './open-error-store.ts';
import { owned } from './owned-error.test-kit.ts';

/** Noon of a day, counted from the last of 2025. */
const at = (day: number) => new Date(Date.UTC(2026, 0, day, 12)).toISOString();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'errors-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

let server: PostgresServer | undefined;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const inFile = (): Promise<ErrorStoreSettings> =>
  Promise.resolve({ databaseUrl: undefined, file: path.join(folder, 'kept/errors.json') });
async function inDatabase(): Promise<ErrorStoreSettings> {
  if (!server) throw new Error('the server is not running');
  return { databaseUrl: (await createDatabase(server.url)).url, file: path.join(folder, 'unused.json') };
}

describe.each([
  ['a file', inFile],
  ['a PostgreSQL server', inDatabase],
])('errors in %s', (_place, settingsOf) => {
  let settings: ErrorStoreSettings;
  let store: ErrorStore;
  beforeEach(async () => {
    settings = await settingsOf();
    store = await openErrorStore(settings);
  });
  afterEach(() => store.close());

  /** A file has all of it at once, and is written later. */
  async function add(errors: readonly OwnedError[], day: number): Promise<void> {
    const kept = store.add(errors, at(day));
    if (settings.databaseUrl !== undefined) await kept;
  }
  const named = (...names: string[]) => names.map((message) => ({ ...owned, message }));
  const messages = async () => (await store.list()).map(({ last }) => last.message);

  it('are counted by release and browser, and are there after a restart', async () => {
    await add([owned, { ...owned, browser: 'Safari 18' }], 1);
    const place = { file: 'mf-blog/src/page.tsx', line: 20, column: 9 };
    await add([{ ...owned, release: '0.1.0-2b', place, count: 3 }], 2);
    await store.close();
    store = await openErrorStore(settings);
    const [group, ...others] = await store.list('mf-blog');
    expect(others).toEqual([]);
    expect(group).toMatchObject({ id: groupId(owned), firstSeen: at(1), lastSeen: at(2) });
    expect(group?.counts).toHaveLength(3);
    expect(group?.counts).toEqual(
      expect.arrayContaining([
        { release: '0.1.0-1a', browser: 'Chrome 141', count: 1 },
        { release: '0.1.0-1a', browser: 'Safari 18', count: 1 },
        { release: '0.1.0-2b', browser: 'Chrome 141', count: 3 },
      ]),
    );
    expect(group && describeGroup(group)).toBe(
      [
        '5× mf-blog error TypeError: it failed',
        '  mf-blog/src/page.tsx:20:9, on /blog',
        '    below b.ts:1:1',
        '  releases 0.1.0-2b (3), 0.1.0-1a (2); Chrome 141 (4), Safari 18 (1)',
        `  first 2026-01-01 12:00 UTC, last 2026-01-02 12:00 UTC; ${groupId(owned)}`,
      ].join('\n'),
    );
  });

  it('are forgotten when nobody has seen them for 30 days, however old they are', async () => {
    await add(named('once', 'again'), 1);
    await add(named('again'), 20);
    await add(named('new'), 31);
    expect(await messages()).toEqual(['new', 'again', 'once']);
    await add(named('newer'), 32);
    expect(await messages()).toEqual(['newer', 'new', 'again']);
    expect((await store.list()).at(-1)).toMatchObject({ firstSeen: at(1), lastSeen: at(20) });
  });

  it('are the newest first, of one owner or of all, the thousand groups that were seen last', async () => {
    await add(named('first'), 1);
    await add([{ ...owned, owner: 'shell' }], 2);
    await add(named(...Array.from({ length: 998 }, (_, index) => `failed ${'x'.repeat(index)}`)), 3);
    expect(await messages()).toHaveLength(1000);
    expect((await messages()).at(-1)).toBe('first');
    expect(await store.list('shell')).toHaveLength(1);
    // Seen once more, it is none of the oldest.
    await add(named('first'), 4);
    await add(named('one more'), 5);
    const all = await messages();
    expect(all).toHaveLength(1000);
    expect(all.slice(0, 2)).toEqual(['one more', 'first']);
    expect(await store.list('shell')).toEqual([]);
    expect(await store.list('mf-blog')).toHaveLength(1000);
  });
});

describe('errors in a file', () => {
  it('begin anew where it is spoilt', async () => {
    const file = path.join(folder, 'errors.json');
    await writeFile(file, '[{');
    const store = await openErrorStore({ databaseUrl: undefined, file });
    await store.add([owned], at(1));
    expect(await store.list()).toHaveLength(1);
  });
});
