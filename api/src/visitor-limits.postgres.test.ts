import { startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { startOnServer } from './testing/start-on-server.ts';

const LIMIT_MS = 60_000;

let server: PostgresServer | undefined;
beforeAll(async () => {
  server = await startPostgres();
}, LIMIT_MS);
afterAll(() => server?.stop(), LIMIT_MS);

test(
  'every form is limited by sender, and a forwarded address counts only behind a trusted proxy',
  async () => {
    const limits = { SAMPLE_LISTINGS: '0', RATE_LIMIT_POST: '2' };
    const send = (origin: string, path: string, sender: string) =>
      fetch(`${origin}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': sender },
        // A robot's: each form answers 201 to it.
        body: JSON.stringify({ website: 'x' }),
      });
    const statuses = async (origin: string, path: string) => {
      const answers: number[] = [];
      for (const sender of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
        answers.push((await send(origin, path, sender)).status);
      return answers;
    };
    const forms = ['/contact/send', '/brokers/add', '/appointments/add'];

    const direct = await startOnServer(server, limits);
    for (const form of forms) {
      expect(await statuses(direct.api.origin, form)).toEqual([201, 201, 429]);
      const refused = (await (await send(direct.api.origin, form, '192.0.2.4')).json()) as {
        error: { code: string };
      };
      expect(refused.error.code).toBe('rate_limited');
    }
    expect((await fetch(`${direct.api.origin}/api/v1/home/sell`)).status).toBe(200);
    await direct.end();

    const proxied = await startOnServer(server, { TRUST_PROXY: '1', ...limits });
    for (const form of forms) expect(await statuses(proxied.api.origin, form)).toEqual([201, 201, 201]);
    await proxied.end();
  },
  LIMIT_MS,
);

const TWO_A_MINUTE = { SAMPLE_LISTINGS: '0', RATE_LIMIT: '2' };
const readFourTimes = async (origin: string, headers: Record<string, string>) => {
  const answers: number[] = [];
  for (let count = 0; count < 4; count += 1)
    answers.push((await fetch(`${origin}/api/v1/home/sell`, { headers })).status);
  return answers;
};

test(
  'what the document server renders from takes nothing of a visitor’s allowance, where proxies name their visitors',
  async () => {
    const proxied = await startOnServer(server, { TRUST_PROXY: '1', ...TWO_A_MINUTE });
    expect(await readFourTimes(proxied.api.origin, {})).toEqual([200, 200, 200, 200]);
    expect(await readFourTimes(proxied.api.origin, { 'x-forwarded-for': '192.0.2.1' })).toEqual([
      200, 200, 429, 429,
    ]);
    expect(await readFourTimes(proxied.api.origin, {})).toEqual([200, 200, 200, 200]);
    await proxied.end();

    const direct = await startOnServer(server, TWO_A_MINUTE);
    expect(await readFourTimes(direct.api.origin, {})).toEqual([200, 200, 429, 429]);
    await direct.end();
  },
  LIMIT_MS,
);

test(
  'who has connected past the proxies is a visitor, and cannot pretend to be the document server by naming none',
  async () => {
    const named = await startOnServer(server, {
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      ...TWO_A_MINUTE,
    });
    expect(await readFourTimes(named.api.origin, {})).toEqual([200, 200, 200, 200]);
    await named.end();

    const direct = await startOnServer(server, { TRUST_PROXY: '192.0.2.1', ...TWO_A_MINUTE });
    expect(await readFourTimes(direct.api.origin, {})).toEqual([200, 200, 429, 429]);
    await direct.end();
  },
  LIMIT_MS,
);
