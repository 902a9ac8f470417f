import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { createDatabase, startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { purgeDaily, type PurgeClock } from './daily-purge.ts';

const LIMIT_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Noon in Riyadh. */
const START = Date.parse('2026-11-21T09:00:00Z');

/** A clock that stands still until it is told otherwise; of what is due there is one thing at most. */
function createClock() {
  let now = START;
  let due: { at: number; task: () => void } | undefined;
  const clock: PurgeClock = {
    now: () => new Date(now),
    after(ms, task) {
      const mine = { at: now + ms, task };
      due = mine;
      return () => {
        if (due === mine) due = undefined;
      };
    },
  };
  return {
    clock,
    dueIn: () => due && due.at - now,
    pass(ms: number) {
      now += ms;
      if (!due || due.at > now) return;
      const { task } = due;
      due = undefined;
      task();
    },
  };
}

describe('deleting what visitors typed, once a day', () => {
  let server: PostgresServer;
  let database: Database;
  let lines: string[];
  let end: () => Promise<void>;
  let time: ReturnType<typeof createClock>;

  beforeAll(async () => {
    server = await startPostgres();
    const { url } = await createDatabase(server.url);
    database = await openDatabase({ databaseUrl: url, dataDir: '' });
  }, LIMIT_MS);
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  }, LIMIT_MS);
  beforeEach(async () => {
    await database.query('TRUNCATE contact_message, broker_application, appointment CASCADE');
    lines = [];
    time = createClock();
  });
  afterEach(() => end());

  /** Of one name each: sent, or with a viewing that ended, so many days before the start. */
  async function write(name: string, days: number): Promise<void> {
    const at = new Date(START - days * DAY_MS).toISOString();
    await database.query(
      `INSERT INTO contact_message (name, email, subject, message, created_at) VALUES ($1, 'a@b.co', 'other', 'message', $2)`,
      [name, at],
    );
    await database.query(
      `INSERT INTO broker_application (name, phone, experience, license, created_at) VALUES ($1, '0512345678', '0', true, $2)`,
      [name, at],
    );
    await database.query(
      `INSERT INTO appointment (name, phone, day, from_time, to_time) VALUES ($1, '0512345678', $2, '12:30', '13:00')`,
      [name, at.slice(0, 10)],
    );
  }

  async function kept(): Promise<string[]> {
    const tables = ['contact_message', 'broker_application', 'appointment'];
    const names = tables.map((table) => `SELECT name FROM ${table}`).join(' UNION ALL ');
    return (await database.query<{ name: string }>(`${names} ORDER BY name`)).map(({ name }) => name);
  }

  const begin = (on = database) => {
    end = purgeDaily(on, {
      timeZone: 'Asia/Riyadh',
      say: (line) => lines.push(line),
      clock: time.clock,
    });
  };

  /** It has been done, and is due again. */
  const isDone = async (dueIn: number) => {
    while (time.dueIn() !== dueIn) await new Promise((resolve) => setImmediate(resolve));
  };

  test('begins at the start, says what it deleted, and goes on day by day', async () => {
    await write('old', 181);
    await write('young', 178);
    begin();
    await isDone(DAY_MS);
    expect(await kept()).toEqual(['young', 'young', 'young']);
    const said = 'older than 180 days, deleted: 1 messages, 1 applications of brokers, 1 appointments';
    expect(lines).toEqual([said]);

    time.pass(DAY_MS);
    await isDone(DAY_MS);
    expect(await kept()).toHaveLength(3);
    time.pass(DAY_MS);
    await isDone(DAY_MS);
    time.pass(DAY_MS);
    await isDone(DAY_MS);
    expect(await kept()).toEqual([]);
    // Of the days with nothing to delete, nothing is said.
    expect(lines).toEqual([said, said]);
  });

  test('ends with the process: what comes to be old afterwards stays', async () => {
    begin();
    await isDone(DAY_MS);
    await end();
    await write('old', 181);
    time.pass(DAY_MS);
    expect(time.dueIn()).toBeUndefined();
    expect(await kept()).toHaveLength(3);
  });

  test('says that the database failed, and tries again in an hour', async () => {
    await write('old', 181);
    let isAway = true;
    begin({
      ...database,
      transaction: (work) =>
        isAway ? Promise.reject(new Error('The database does not answer.')) : database.transaction(work),
    });
    await isDone(HOUR_MS);
    expect(lines).toEqual([
      'what is older than 180 days was not deleted, and is tried again in an hour: The database does not answer.',
    ]);
    expect(await kept()).toHaveLength(3);
    isAway = false;
    time.pass(HOUR_MS);
    await isDone(DAY_MS);
    expect(await kept()).toEqual([]);
  });

  test('leaves it to another process that is at it', async () => {
    await write('old', 181);
    await database.transaction(async (another) => {
      await another.query('SELECT pg_advisory_xact_lock(730145003)');
      begin();
      await isDone(DAY_MS);
      expect(await kept()).toHaveLength(3);
    });
    time.pass(DAY_MS);
    await isDone(DAY_MS);
    expect(await kept()).toEqual([]);
    expect(lines).toHaveLength(1);
  });
});
