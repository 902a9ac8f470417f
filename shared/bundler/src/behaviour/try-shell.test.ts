import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteState } from '@shared/contract';
import type { Subject } from './subject.ts';
import type { Tried } from './try-release.ts';
import { tryShell } from './try-shell.ts';

const mockTry = jest.fn<Promise<Tried>, [Subject, number]>();
jest.mock('./try-release.ts', () => ({
  tryRelease: (subject: Subject, limitMs: number) => mockTry(subject, limitMs),
}));

const NAMES = ['mf-blog', 'mf-booking', 'mf-forms', 'mf-listings', 'mf-map'];
const SITE = {
  remotes: [
    ...NAMES.map((name) => ({ name, live: { name, folder: 'releases/1.0.0-aaaaaaaa/' } })),
    { name: 'mf-portal', live: null },
  ],
  shell: { slots: [] },
} as unknown as SiteState;

const READY = `require('node:http').createServer((_, answer) => answer.end())
  .listen(Number(process.env.PORT), process.env.HOST);`;

describe('a shell that is tried with all that is live', () => {
  let folder: string;
  let site: Server;
  let siteUrl: string;

  const shellIs = (program: string) => writeFileSync(path.join(folder, 'server/main.cjs'), program);
  const tryIt = () => tryShell({ folder, siteUrl, site: SITE });

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tried-shell-'));
    mkdirSync(path.join(folder, 'server'));
    site = createServer((_, answer) => answer.end('<html></html>'));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    mockTry.mockReset();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  it('is through within a minute: each gets what is left of it, and what has no turn any more is not tried', async () => {
    shellIs(READY);
    let now = 1000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    mockTry.mockImplementation(async () => {
      now += 25_000;
      return { kind: 'well', told: '4 first views' };
    });
    const all = await tryIt();
    // Five seconds are the shell's own to end in.
    expect(mockTry.mock.calls.map(([{ release }, limitMs]) => [release.name, limitMs])).toEqual([
      ['mf-blog', 55_000],
      ['mf-booking', 30_000],
      ['mf-forms', 5000],
    ]);
    expect(all.map(({ release }) => release.name)).toEqual(NAMES);
    const over = { kind: 'not tried', reason: 'the 60 s for all were over before its turn' };
    expect(all.slice(3).map(({ tried }) => tried)).toEqual([over, over]);
  });

  it('is not tried where it does not start, with what it has said', async () => {
    shellIs(`console.error('no port for it'); process.exit(1);`);
    await expect(tryIt()).rejects.toThrow(/^the shell does not start:\nno port for it/);
    expect(mockTry).not.toHaveBeenCalled();
  });
});
