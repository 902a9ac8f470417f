import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore, type tryInSite, type tryShell } from '@shared/bundler';
import { goLive } from '@shared/bundler/moves';
import { makeRelease } from '@shared/bundler/testing/releases';
import { CONTRACT_VERSION, describeShell, type Release } from '@shared/contract';
import { root } from '../repository/root.ts';
import { compareBuilt } from './compare-built.ts';

const mockTryInSite = jest.fn<ReturnType<typeof tryInSite>, Parameters<typeof tryInSite>>();
const mockTryShell = jest.fn<ReturnType<typeof tryShell>, Parameters<typeof tryShell>>();
jest.mock('@shared/bundler', () => ({
  ...jest.requireActual<object>('@shared/bundler'),
  tryInSite: (...args: Parameters<typeof tryInSite>) => mockTryInSite(...args),
  tryShell: (...args: Parameters<typeof tryShell>) => mockTryShell(...args),
}));
jest.mock('../repository/root.ts', () => ({
  root: jest
    .requireActual<{ mkdtempSync(prefix: string): string }>('node:fs')
    .mkdtempSync(`${jest.requireActual<{ tmpdir(): string }>('node:os').tmpdir()}/built-`),
}));
jest.mock('../repository/build-parts.ts', () => ({ changedSince: () => undefined }));

const URL = 'http://localhost:3000';
const shell = describeShell({ version: '1.0.0', slots: [], shared: { react: '19.3.1' } });
const routes = shell.routes
  .filter(({ owner }) => owner === 'mf-blog')
  .map(({ path: route }) => ({ path: route, files: { ar: [], en: [] } }));

describe('what is built, compared with a running site', () => {
  let made: Release;
  let lines: string[];
  const end = jest.fn(async () => undefined);

  const siteIs = (site: object | undefined) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      if (!site) throw new TypeError('refused');
      return Response.json(site);
    });

  beforeEach(async () => {
    lines = [];
    const note = (line?: unknown) => void lines.push(String(line));
    jest.spyOn(console, 'log').mockImplementation(note);
    jest.spyOn(console, 'error').mockImplementation(note);
    const store = await openStore(path.join(root, 'mf-blog/dist'));
    made = await makeRelease(store, {
      version: '1.1.0',
      hash: 'bbbbbbbb',
      record: { contract: CONTRACT_VERSION, routes },
    });
    await goLive(store, made);
    mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
    writeFileSync(path.join(root, 'shell/dist/assets.json'), JSON.stringify({ contract: shell }));
    for (const mock of [mockTryInSite, mockTryShell, end]) mock.mockReset();
    mockTryInSite.mockResolvedValue({ tried: { kind: 'well', told: '4 first views' }, end });
    mockTryShell.mockResolvedValue([{ release: made, tried: { kind: 'well', told: '4 first views' } }]);
    siteIs({ remotes: [{ name: 'mf-blog', live: made }], shell });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(root, { recursive: true, force: true });
  });

  it('is not tried where nobody asks for that', async () => {
    expect(await compareBuilt([])).toBe(0);
    expect(lines).toContain(`✓ mf-blog 1.1.0-bbbbbbbb as built, on ${URL}`);
    expect(lines).toContain('✓ the shell as built, with mf-blog 1.1.0-bbbbbbbb as it is live');
    expect(mockTryInSite).not.toHaveBeenCalled();
    expect(mockTryShell).not.toHaveBeenCalled();
  });

  it('is tried in a browser with --behaviour: the releases there, and the shell with what is live', async () => {
    expect(await compareBuilt(['--behaviour'])).toBe(0);
    expect(mockTryInSite.mock.calls.map(([, release]) => release.folder)).toEqual([made.folder]);
    // What was shown for it is shown no more.
    expect(end).toHaveBeenCalledTimes(1);
    const [[subject]] = mockTryShell.mock.calls as [Parameters<typeof tryShell>];
    expect(subject).toMatchObject({
      folder: path.join(root, 'shell/dist'),
      siteUrl: URL,
      site: { remotes: [{ name: 'mf-blog' }] },
    });
    expect(lines.filter((line) => line.includes('tried'))).toEqual([
      `✓ mf-blog 1.1.0-bbbbbbbb as built, tried in ${URL}`,
      '✓ the shell as built, tried with mf-blog 1.1.0-bbbbbbbb as it is live',
    ]);
  });

  it('is tried without the shell where remotes are named', async () => {
    expect(await compareBuilt(['mf-blog', '--behaviour'])).toBe(0);
    expect(mockTryInSite).toHaveBeenCalledTimes(1);
    expect(mockTryShell).not.toHaveBeenCalled();
  });

  it('ends with 1 where a release or the shell is refused, or could not be tried, and says why', async () => {
    mockTryInSite.mockResolvedValue({
      tried: { kind: 'refused', sentences: ['/blog in Arabic: it throws', '/ in Arabic: too'] },
      end,
    });
    expect(await compareBuilt(['--behaviour'])).toBe(1);
    expect(lines).toContain('    /blog in Arabic: it throws\n    / in Arabic: too');
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
      `✗ mf-blog 1.1.0-bbbbbbbb as built, tried in ${URL}`,
    ]);
    mockTryInSite.mockResolvedValue({ tried: { kind: 'well', told: '' }, end });
    mockTryShell.mockResolvedValue([{ release: made, tried: { kind: 'not tried', reason: 'no browser' } }]);
    expect(await compareBuilt(['--behaviour'])).toBe(1);
    expect(lines.at(-1)).toBe('    not tried in a browser: no browser');
  });

  it('ends with 1 where something does not fit or no site answers, and with 2 for a name that no remote has', async () => {
    expect(await compareBuilt(['mf-bolg'])).toBe(2);
    expect(lines.at(-1)).toMatch(/^no remote is called mf-bolg; there are mf-/);
    expect(await compareBuilt(['mf-forms'])).toBe(1);
    expect(lines.at(-1)).toBe('mf-forms: nothing is built; "npm run build -- mf-forms" builds it');
    siteIs({ remotes: [], shell: { ...shell, contract: 99, accepts: [99] } });
    expect(await compareBuilt(['mf-blog'])).toBe(1);
    expect(lines.at(-1)).toMatch(/^ {4}breaks: .*contract/);
    siteIs(undefined);
    expect(await compareBuilt([])).toBe(1);
    expect(lines.at(-1)).toBe(`no site answers at ${URL}; start one with "npm start", or set SITE_URL`);
  });
});
