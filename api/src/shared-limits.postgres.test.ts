import { startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import type { RunningApi } from './testing/start-api.ts';
import { startOnServer } from './testing/start-on-server.ts';
import { startValkey, type ValkeyServer } from './testing/valkey-server.ts';

/** The product's own: forms a minute and address. */
const FORMS_A_MINUTE = 60;
const LIMIT_MS = 90_000;

let server: PostgresServer;
let valkey: ValkeyServer;
let shared: [RunningApi, RunningApi];
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  server = await startPostgres();
  valkey = await startValkey();
  shared = (await start(2, { VALKEY_URL: valkey.url })) as [RunningApi, RunningApi];
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  await valkey.stop();
  await server.stop();
}, LIMIT_MS);

/** Processes of the API, each with a database of its own: they have nothing in common but what they are told of. */
async function start(count: number, variables: Readonly<Record<string, string>>): Promise<RunningApi[]> {
  const started = await Promise.all(
    Array.from({ length: count }, () =>
      startOnServer(server, { SAMPLE_LISTINGS: '0', TRUST_PROXY: '1', RATE_LIMIT_POST: '', ...variables }),
    ),
  );
  ends.push(...started.map(({ end }) => end));
  return started.map(({ api }) => api);
}

/** A form of a robot, which costs the database nothing. */
async function send({ origin }: RunningApi, visitor: string, path = '/contact/send') {
  const since = performance.now();
  const { status } = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify({ website: 'x' }),
  });
  return { status, ms: performance.now() - since };
}

/** Sends by turns until one is refused; how many were taken. */
async function takenBy(apis: readonly RunningApi[], visitor: string): Promise<number> {
  for (let sent = 0; sent < 3 * FORMS_A_MINUTE; sent += 1) {
    const api = apis[sent % apis.length] as RunningApi;
    // oxlint-disable-next-line no-await-in-loop
    if ((await send(api, visitor)).status === 429) return sent;
  }
  return Number.POSITIVE_INFINITY;
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (await condition()) return;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not come to it');
}

const linesOf = ({ output }: RunningApi, word: string) =>
  output()
    .split('\n')
    .filter((line) => line.includes(word)).length;

let visitors = 0;
const newVisitor = () => {
  visitors += 1;
  return `192.0.2.${visitors}`;
};

test(
  'two processes with one Valkey give a visitor one allowance for each form, and every other visitor as much',
  async () => {
    const [first, second] = shared;
    const visitor = newVisitor();
    for (const api of shared) expect(api.output()).toContain('requests counted in Valkey');
    expect(await takenBy(shared, visitor)).toBe(FORMS_A_MINUTE);
    for (const api of shared) expect((await send(api, visitor)).status).toBe(429);
    expect((await send(second, visitor, '/brokers/add')).status).toBe(201);
    expect((await send(first, newVisitor())).status).toBe(201);
    // Of all that is read, too.
    const headers = { 'x-forwarded-for': newVisitor() };
    const leftAfter = async ({ origin }: RunningApi) =>
      Number(
        (await fetch(`${origin}/api/v1/settings/get`, { headers })).headers.get('x-ratelimit-remaining'),
      );
    const left = await leftAfter(second);
    expect(await leftAfter(first)).toBe(left - 1);
  },
  LIMIT_MS,
);

test(
  'without one a process counts by itself, and says so at its start',
  async () => {
    const [api] = (await start(1, {})) as [RunningApi];
    expect(api.output()).toContain('requests counted in this process alone');
    expect(await takenBy([api], newVisitor())).toBe(FORMS_A_MINUTE);
  },
  LIMIT_MS,
);

test.each([
  ['ends', () => valkey.stop(), () => valkey.start()],
  ['hangs', () => Promise.resolve(valkey.pause()), () => Promise.resolve(valkey.resume())],
])(
  'a Valkey that %s keeps nobody waiting: each counts by itself, says so once, and shares again when it is back',
  async (_what, leave, comeBack) => {
    const [first] = shared;
    const [awayBefore, backBefore] = [linesOf(first, 'Valkey is away'), linesOf(first, 'Valkey is back')];
    await leave();
    try {
      const visitor = newVisitor();
      const alone = Array.from({ length: FORMS_A_MINUTE }, () => send(first, visitor));
      for (const { status, ms } of await Promise.all(alone)) {
        expect(status).toBe(201);
        expect(ms).toBeLessThan(5000);
      }
      expect((await send(first, visitor)).status).toBe(429);
      await until(() => linesOf(first, 'Valkey is away') > awayBefore);
    } finally {
      await comeBack();
    }
    await until(async () => (await takenBy(shared, newVisitor())) === FORMS_A_MINUTE);
    expect(linesOf(first, 'Valkey is away')).toBe(awayBefore + 1);
    expect(linesOf(first, 'Valkey is back')).toBe(backBefore + 1);
  },
  LIMIT_MS,
);

test(
  'one that is away at the start keeps no process from starting',
  async () => {
    await valkey.stop();
    const [api] = (await start(1, { VALKEY_URL: valkey.url })) as [RunningApi];
    expect(linesOf(api, 'Valkey is away')).toBe(1);
    expect((await send(api, newVisitor())).status).toBe(201);
    await valkey.start();
    await until(() => linesOf(api, 'Valkey is back') === 1);
    expect((await send(api, newVisitor())).status).toBe(201);
  },
  LIMIT_MS,
);
