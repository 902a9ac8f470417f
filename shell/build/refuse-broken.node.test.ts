import { describeShell, type Release, type SiteState } from '@shared/contract';
import { refuseBrokenShell } from './refuse-broken.ts';

const shell = describeShell({ version: '1.0.0', slots: [], shared: { react: '19.3.1' } });
const blog = {
  name: 'mf-blog',
  version: '1.0.0',
  folder: 'releases/1.0.0-1a2b3c4d/',
  contract: shell.contract,
  routes: shell.routes.filter(({ owner }) => owner === 'mf-blog').map(({ path }) => ({ path })),
  parcels: [],
  slots: [],
  namespaces: ['mf-blog'],
  exposes: ['./remote'],
  shared: { react: { version: '19.3.1', range: '^19.3.1' } },
} as unknown as Release;

describe('a shell that is about to be released', () => {
  let lines: string[];
  beforeEach(() => {
    lines = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  });
  afterEach(() => jest.restoreAllMocks());

  const siteHas = (live: Release | undefined) => {
    const site = { shell, remotes: [{ name: 'mf-blog', live }] } as unknown as SiteState;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        live ? Promise.resolve(new Response(JSON.stringify(site))) : Promise.reject(new TypeError('refused')),
      );
  };

  it('fits what is live', async () => {
    siteHas(blog);
    await refuseBrokenShell(shell, 'http://localhost:3000', false);
    expect(lines).toEqual([]);
  });

  it('is refused where a live remote needs another library, with who has to move', async () => {
    siteHas(blog);
    const newer = { ...shell, version: '2.0.0', shared: { react: '20.0.0' } };
    await expect(refuseBrokenShell(newer, 'http://localhost:3000', false)).rejects.toThrow(
      'shell 2.0.0 is not released',
    );
    expect(lines.join('\n')).toContain('mf-blog 1.0.0-1a2b3c4d: breaks: The page has react 20.0.0');
  });

  it('is not released unchecked, unless that is asked for', async () => {
    siteHas(undefined);
    await expect(refuseBrokenShell(shell, 'http://localhost:3000', false)).rejects.toThrow('not checked');
    await refuseBrokenShell(shell, 'http://localhost:3000', true);
    expect(lines.join('\n')).toContain('not checked');
  });
});
