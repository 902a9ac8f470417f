import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { dataFolder } from './testing/embedded-template.ts';
import { runApi, startApi, temporaryFolder } from './testing/start-api.ts';

const LIMIT_MS = 60_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
afterEach(() => folder.remove());

const totalOf = async (origin: string, path: string) =>
  ((await (await fetch(`${origin}/api/v1${path}`)).json()) as { total: number }).total;

test(
  'every wrong variable is named and the process ends with 1',
  async () => {
    folder = await temporaryFolder();
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
    folder = await temporaryFolder();
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
    folder = await temporaryFolder();
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
    folder = await dataFolder();
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
    folder = await dataFolder();
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
