import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ErrorReport } from '@shared/contract';
import { openErrors, type ErrorSettings } from './open-errors.ts';

const report: ErrorReport = {
  ...{ kind: 'error', name: 'TypeError', message: 'it failed', route: '/blog', count: 1 },
  ...{ frames: [], source: 'mf-blog@0.1.0-1a2b3c4d' },
};

describe('errors', () => {
  let folder: string;
  let file: string;
  let service: Server;
  let address: string;
  /** What the service was told, as path and body. */
  let told: [path: string | undefined, body: string][];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'errors-'));
    file = path.join(folder, 'errors.json');
    told = [];
    service = createServer((request, response) => {
      void text(request).then((body) => {
        told.push([request.url, body]);
        response.end('{}');
      });
    });
    await once(service.listen(0, '127.0.0.1'), 'listening');
    address = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    service.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Opened as an operator wants it, told of one error, and closed again. */
  async function tellOne(settings: Partial<ErrorSettings>) {
    const lines: string[] = [];
    const errors = openErrors(
      { sentryDsn: undefined, collector: undefined, databaseUrl: undefined, file, ...settings },
      {
        scripts: { map: () => Promise.resolve(undefined), text: () => Promise.resolve(undefined) },
        log: (line) => lines.push(line),
      },
    );
    errors.reported([report], 'Chrome 141');
    await errors.close();
    expect(lines).toEqual([
      expect.stringMatching(/^error mf-blog@0\.1\.0-1a2b3c4d error TypeError: it failed /),
    ]);
    return { kept: errors.kept, groups: await errors.groups() };
  }

  it('are kept where nobody else is told', async () => {
    expect(await tellOne({})).toMatchObject({ kept: 'here', groups: [{ last: { owner: 'mf-blog' } }] });
    expect([existsSync(file), told]).toEqual([true, []]);
  });

  it('go to SENTRY_DSN instead of being kept, each an envelope', async () => {
    expect(await tellOne({ sentryDsn: `http://key@${address}/7` })).toEqual({
      kept: 'elsewhere',
      groups: [],
    });
    expect(told).toEqual([
      ['/api/7/envelope/', expect.stringContaining('"release":"mf-blog@0.1.0-1a2b3c4d"')],
    ]);
    expect(existsSync(file)).toBe(false);
  });

  it('go to a collector instead of being kept, and to both where both are named', async () => {
    const collector = { url: `http://${address}/v1/logs`, headers: {} };
    expect(await tellOne({ collector, sentryDsn: `http://key@${address}/7` })).toEqual({
      kept: 'elsewhere',
      groups: [],
    });
    expect(new Set(told.map(([where]) => where))).toEqual(new Set(['/api/7/envelope/', '/v1/logs']));
    expect(told).toHaveLength(2);
    expect(existsSync(file)).toBe(false);
  });
});
