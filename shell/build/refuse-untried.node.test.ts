import type { tryShell } from '@shared/bundler';
import type { Release } from '@shared/contract';
import { refuseUntriedShell } from './refuse-untried.ts';

const mockTry = jest.fn<ReturnType<typeof tryShell>, Parameters<typeof tryShell>>();
jest.mock('@shared/bundler', () => ({
  ...jest.requireActual<object>('@shared/bundler'),
  tryShell: (...args: Parameters<typeof tryShell>) => mockTry(...args),
}));

type Tried = Awaited<ReturnType<typeof tryShell>>[number]['tried'];

const URL = 'http://localhost:3000';
const SITE = { shell: {}, remotes: [] };
const releaseOf = (name: string) => ({ name, folder: 'releases/1.0.0-1a2b3c4d/' }) as Release;

describe('a built shell that is about to be released', () => {
  let lines: string[];
  beforeEach(() => {
    lines = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(SITE));
    mockTry.mockReset();
  });
  afterEach(() => jest.restoreAllMocks());

  const triedAs = (tried: Tried) =>
    mockTry.mockResolvedValue([
      { release: releaseOf('mf-blog'), tried: { kind: 'well', told: '4 first views' } },
      { release: releaseOf('mf-forms'), tried },
    ]);
  const refuse = (isUnchecked: boolean) => refuseUntriedShell('/built', URL, isUnchecked);

  it('goes on where all went well, and says with what', async () => {
    triedAs({ kind: 'well', told: '8 first views' });
    await refuse(false);
    expect(mockTry).toHaveBeenCalledWith({ folder: '/built', siteUrl: URL, site: SITE });
    expect(lines).toEqual([
      'with mf-blog 1.0.0-1a2b3c4d: 4 first views',
      'with mf-forms 1.0.0-1a2b3c4d: 8 first views',
    ]);
  });

  it.each([false, true])(
    'is refused where something is wrong, unchecked or not (%s)',
    async (isUnchecked) => {
      triedAs({ kind: 'refused', sentences: ['/contact: no toast shows'] });
      await expect(refuse(isUnchecked)).rejects.toThrow('the shell is not released');
      expect(lines.at(-1)).toBe('with mf-forms 1.0.0-1a2b3c4d: /contact: no toast shows');
    },
  );

  it('waits for --unchecked where a release was not tried', async () => {
    triedAs({ kind: 'not tried', reason: 'no browser' });
    await expect(refuse(false)).rejects.toThrow('--unchecked releases one that could not be tried');
    await refuse(true);
    expect(lines.at(-1)).toBe('with mf-forms 1.0.0-1a2b3c4d: not tried in a browser: no browser');
  });

  it('is not tried where no site answers, which was said before', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'));
    await refuse(false);
    expect(mockTry).not.toHaveBeenCalled();
  });
});
