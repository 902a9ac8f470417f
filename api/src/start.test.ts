import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { dataFolder } from './testing/embedded-template.ts';
import { runApi, startApi, type temporaryFolder } from './testing/start-api.ts';

const LIMIT_MS = 60_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await dataFolder();
}, LIMIT_MS);
afterEach(() => folder.remove());

const totalOf = async (origin: string, path: string) =>
  ((await (await fetch(`${origin}/api/v1${path}`)).json()) as { total: number }).total;

test(
  'every wrong variable is named and the process ends with 1',
  async () => {
    const { code, output } = await runApi({
      DATA_DIR: folder.path,
      PORT: 'http',
      SAMPLE_LISTINGS: '20000',
      LOG_LEVEL: 'loud',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/PORT is "http"/);
    expect(output).toMatch(/SAMPLE_LISTINGS is "20000".*0 to 10000/);
    expect(output).toMatch(/LOG_LEVEL is "loud"/);
  },
  LIMIT_MS,
);

test(
  'a taken port is named and the process ends with 1',
  async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runApi({ DATA_DIR: folder.path, PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} on 127.0.0.1 is taken`);
    await new Promise((resolve) => other.close(resolve));
  },
  LIMIT_MS,
);

test(
  'it says one line when ready, stops on a signal with 0, and finds its data again',
  async () => {
    // Where there is nothing at all yet.
    const variables = { DATA_DIR: join(folder.path, 'new') };
    const first = await startApi({ ...variables, SAMPLE_LISTINGS: '6' });
    const ended = await first.stop('SIGINT');
    expect(ended.code).toBe(0);
    expect(ended.output.trim().split('\n')).toHaveLength(1);

    const second = await startApi({ ...variables, SAMPLE_LISTINGS: '30' });
    expect(await totalOf(second.origin, '/home/sell')).toBe(3);
    expect((await second.stop('SIGTERM')).code).toBe(0);
  },
  LIMIT_MS,
);

test(
  'a second process on the same embedded data is refused',
  async () => {
    const first = await startApi({ DATA_DIR: folder.path, SAMPLE_LISTINGS: '2' });
    const { code, output } = await runApi({ DATA_DIR: folder.path });
    expect(code).toBe(1);
    expect(output).toContain('in use by another API process');
    expect(await totalOf(first.origin, '/home/sell')).toBe(1);
    await first.stop();
  },
  LIMIT_MS,
);

test(
  'without samples the lists are empty',
  async () => {
    const api = await startApi({ DATA_DIR: folder.path, SAMPLE_LISTINGS: '0' });
    for (const path of ['/home/sell', '/home/rent', '/blog/']) {
      expect(await (await fetch(`${api.origin}/api/v1${path}`)).json()).toEqual({ data: [], total: 0 });
    }
    const settings = (await (await fetch(`${api.origin}/api/v1/settings/get`)).json()) as unknown;
    expect(settings).toEqual({ data: { socialMedia: {} } });
    await api.stop();
  },
  LIMIT_MS,
);

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

    const direct = await startApi({ DATA_DIR: folder.path, ...limits });
    for (const form of forms) {
      expect(await statuses(direct.origin, form)).toEqual([201, 201, 429]);
      const refused = (await (await send(direct.origin, form, '192.0.2.4')).json()) as {
        error: { code: string };
      };
      expect(refused.error.code).toBe('rate_limited');
    }
    expect((await fetch(`${direct.origin}/api/v1/home/sell`)).status).toBe(200);
    await direct.stop();

    const proxied = await startApi({ DATA_DIR: folder.path, TRUST_PROXY: '1', ...limits });
    for (const form of forms) expect(await statuses(proxied.origin, form)).toEqual([201, 201, 201]);
    await proxied.stop();
  },
  LIMIT_MS,
);

test(
  'what the document server renders from takes nothing of a visitor’s allowance, where proxies name their visitors',
  async () => {
    const limits = { SAMPLE_LISTINGS: '0', RATE_LIMIT: '2' };
    const statuses = async (origin: string, headers: Record<string, string>) => {
      const answers: number[] = [];
      for (let count = 0; count < 4; count += 1)
        answers.push((await fetch(`${origin}/api/v1/home/sell`, { headers })).status);
      return answers;
    };
    const proxied = await startApi({ DATA_DIR: folder.path, TRUST_PROXY: '1', ...limits });
    expect(await statuses(proxied.origin, {})).toEqual([200, 200, 200, 200]);
    expect(await statuses(proxied.origin, { 'x-forwarded-for': '192.0.2.1' })).toEqual([200, 200, 429, 429]);
    expect(await statuses(proxied.origin, {})).toEqual([200, 200, 200, 200]);
    await proxied.stop();

    const direct = await startApi({ DATA_DIR: folder.path, ...limits });
    expect(await statuses(direct.origin, {})).toEqual([200, 200, 429, 429]);
    await direct.stop();
  },
  LIMIT_MS,
);
