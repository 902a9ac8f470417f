import type { Release, RemoteState, SiteState } from '@shared/contract';
import type { Store } from '../store/store.ts';
import { describeProblem } from './checked-release.ts';
import { canary, clean, promoteCanary, rollback } from './commands.ts';

const store = { name: '/remote/dist' } as Store;
const place = { folder: '/remote', output: '/remote/dist', store };
const release = { name: 'mf-blog', version: '1.0.0', folder: 'releases/1.0.0-1a2b3c4d/' } as Release;
const other: Release = { ...release, version: '1.1.0', folder: 'releases/1.1.0-0000aaaa/' };

const mockFolder = {
  rollBack: jest.fn(),
  promote: jest.fn(),
  setCanary: jest.fn(),
  cleanReleases: jest.fn(),
  readPointer: jest.fn(),
};
jest.mock('./moves.ts', () => ({
  rollBack: (...given: unknown[]) => mockFolder.rollBack(...given),
  promote: (...given: unknown[]) => mockFolder.promote(...given),
  setCanary: (...given: unknown[]) => mockFolder.setCanary(...given),
  cleanReleases: (...given: unknown[]) => mockFolder.cleanReleases(...given),
}));
jest.mock('./releases.ts', () => ({
  readPointer: (...given: unknown[]) => mockFolder.readPointer(...given),
}));
const origin = { author: 'Amal', commit: '1a2b3c4d5e6f', dirty: true };
jest.mock('./history.ts', () => ({
  originOf: () => ({ author: 'Amal', commit: '1a2b3c4d5e6f', dirty: true }),
}));
const mockCleanPreviews = jest.fn(() => Promise.resolve<string[]>([]));
jest.mock('./previews.ts', () => ({ cleanPreviews: () => mockCleanPreviews() }));
const mockUnseen = jest.fn((_store: Store, _wanted: string, _words: object, goOn: () => Promise<void>) =>
  goOn(),
);
jest.mock('./try-candidate.ts', () => ({
  tryUnseen: (...given: Parameters<typeof mockUnseen>) => mockUnseen(...given),
}));
// Only `release`, `preview` and `build` compile.
jest.mock('./write-release.ts', () => ({ writeRelease: () => Promise.reject(new Error('not built here')) }));

describe('the commands of a remote’s team', () => {
  const lines: string[] = [];
  /** What the site says each time that it is asked; the last one stays. */
  const siteSays = (...answers: (Partial<RemoteState> | undefined)[]) => {
    globalThis.fetch = jest.fn(() => {
      const state = answers.length > 1 ? answers.shift() : answers[0];
      if (!state) return Promise.reject(new TypeError('refused'));
      const site = { remotes: [{ name: 'mf-blog', ...state }] } as unknown as SiteState;
      return Promise.resolve(new Response(JSON.stringify(site)));
    });
  };

  beforeEach(() => {
    jest.useFakeTimers();
    lines.length = 0;
    jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    mockFolder.rollBack.mockResolvedValue({ release });
    mockFolder.promote.mockResolvedValue({ release });
    mockFolder.readPointer.mockResolvedValue({ release: other, canary: null, previous: [], previews: [] });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('wait until the site has taken a release up, and say how long that took', async () => {
    siteSays({ live: other }, { live: other }, { live: release });
    const done = rollback(place, '1.0.0-1a2b3c4d');
    await jest.advanceTimersByTimeAsync(1000);
    await done;
    expect(mockFolder.rollBack).toHaveBeenCalledWith(store, '1.0.0-1a2b3c4d', { origin });
    expect(lines).toEqual([
      'mf-blog 1.0.0-1a2b3c4d is live at its origin',
      'http://localhost:3000 has taken it up after 0.5 s',
    ]);
  });

  it.each([
    [null, 'the canary 2.0.0-cccccccc, which 50% of the visitors had, has ended; "--keep-canary" keeps it'],
    [{ folder: 'releases/2.0.0-cccccccc/', percent: 50 }, 'which 50% of the visitors had, goes on'],
  ])('say what became of a running canary (%j)', async (left, said) => {
    siteSays(undefined);
    const running = { folder: 'releases/2.0.0-cccccccc/', percent: 50 };
    mockFolder.readPointer.mockResolvedValue({ release: other, canary: running, previous: [], previews: [] });
    mockFolder.rollBack.mockResolvedValue({ release, canary: left });
    await rollback(place, undefined, { keepCanary: left !== null, reason: 'prices were wrong' });
    expect(lines[0]).toContain(said);
  });

  it('say who moves what, from which commit, and why', async () => {
    siteSays(undefined);
    await rollback(place, undefined, { reason: 'prices were wrong' });
    expect(mockFolder.rollBack).toHaveBeenCalledWith(store, undefined, {
      reason: 'prices were wrong',
      origin,
    });
  });

  it('do not wait where no site answers', async () => {
    siteSays(undefined);
    await promoteCanary(place);
    expect(lines).toEqual(['mf-blog 1.0.0-1a2b3c4d is live at its origin']);
  });

  it('fail with the site’s own reason when it does not take the release up', async () => {
    siteSays({ live: other, problem: 'its server bundle does not start' });
    const [outcome] = await Promise.all([
      rollback(place).catch((error: unknown) => error),
      jest.advanceTimersByTimeAsync(5000),
    ]);
    expect(String(outcome)).toContain(
      'http://localhost:3000 does not take it up: its server bundle does not start',
    );
  });

  it('do not take for its reason what the site has said before it has asked once more', async () => {
    siteSays({ live: other, problem: 'http://blog.example/release.json answered 404' });
    const rolledBack = rollback(place);
    await jest.advanceTimersByTimeAsync(2000);
    siteSays({ live: release });
    await jest.advanceTimersByTimeAsync(1000);
    await rolledBack;
    expect(lines.at(-1)).toContain('has taken it up');
  });

  it('say where the site has no place for it, which is the operator’s to give', async () => {
    siteSays({ name: 'mf-forms' });
    await promoteCanary(place);
    expect(lines.at(-1)).toContain('has no place for mf-blog: its operator lets it in (GUEST_REMOTES)');
  });

  it('fail when the site never takes it up', async () => {
    siteSays({ live: other });
    const [outcome] = await Promise.all([
      rollback(place).catch((error: unknown) => error),
      jest.advanceTimersByTimeAsync(11_000),
    ]);
    expect(String(outcome)).toContain('does it poll this origin?');
  });

  it.each([
    [
      '10',
      { folder: other.folder },
      'mf-blog 1.0.0-1a2b3c4d is live; 10% of the visitors get 1.1.0-0000aaaa',
    ],
    [
      '10%',
      { folder: other.folder },
      'mf-blog 1.0.0-1a2b3c4d is live; 10% of the visitors get 1.1.0-0000aaaa',
    ],
    ['0', null, 'mf-blog 1.0.0-1a2b3c4d is live'],
  ])('give a share of %s of the visitors', async (percent, share, line) => {
    const number = Number(percent.replace('%', ''));
    mockFolder.setCanary.mockResolvedValue({ release, canary: share && { ...share, percent: number } });
    await canary(place, '1.1.0-0000aaaa', percent);
    expect(mockFolder.setCanary).toHaveBeenCalledWith(store, '1.1.0-0000aaaa', number, { origin });
    expect(lines).toEqual([line]);
  });

  it('try a release that a rollback names and no visitor ever had, and are in a hurry with the one before', async () => {
    siteSays(undefined);
    mockUnseen.mockClear();
    await rollback(place);
    expect(mockUnseen).not.toHaveBeenCalled();
    mockFolder.rollBack.mockClear();
    mockUnseen.mockRejectedValueOnce(new Error('its markup does not fit'));
    await expect(rollback(place, '1.1.0-0000aaaa')).rejects.toThrow('does not fit');
    expect(mockUnseen.mock.lastCall?.slice(1, 3)).toEqual([
      '1.1.0-0000aaaa',
      { goesOnUntried: false, options: { origin } },
    ]);
    expect(mockFolder.rollBack).not.toHaveBeenCalled();
    await rollback(place, '1.1.0-0000aaaa', { unchecked: true });
    expect(mockUnseen.mock.lastCall?.[2]).toMatchObject({ goesOnUntried: true });
    expect(mockFolder.rollBack).toHaveBeenCalledTimes(1);
  });

  it('give no release to anybody that is refused in the site, and try none that is taken away', async () => {
    mockFolder.setCanary.mockReset();
    mockUnseen.mockRejectedValueOnce(new Error('its markup does not fit'));
    await expect(canary(place, '1.1.0-0000aaaa', '10', { unchecked: true })).rejects.toThrow('does not fit');
    expect(mockUnseen.mock.lastCall?.[2]).toEqual({ goesOnUntried: true, options: { origin } });
    expect(mockFolder.setCanary).not.toHaveBeenCalled();
    mockFolder.setCanary.mockResolvedValue({ release, canary: null });
    mockUnseen.mockClear();
    await canary(place, '1.1.0-0000aaaa', '0');
    expect(mockUnseen).not.toHaveBeenCalled();
  });

  it.each([
    [[], 'nothing is older than 30 days'],
    [['1.0.0-a', '1.1.0-b'], 'deleted 1.0.0-a, 1.1.0-b'],
  ])('say what is gone (%j)', async (gone, line) => {
    mockFolder.cleanReleases.mockResolvedValue(gone);
    await clean(place);
    expect(mockFolder.cleanReleases).toHaveBeenCalledWith(store, 30, { origin });
    expect(lines).toEqual([line]);
  });

  it('say which previews have ended with it', async () => {
    mockFolder.cleanReleases.mockResolvedValue([]);
    mockCleanPreviews.mockResolvedValueOnce(['1.2.0-cccccccc']);
    await clean(place);
    expect(lines[0]).toBe('deleted ended previews: 1.2.0-cccccccc');
  });

  it('say of a problem whether it breaks, what it is and who moves', () => {
    const problem = { kind: 'nothing exposed', release } as const;
    expect(describeProblem({ ...problem, breaks: true })).toBe(
      'breaks: mf-blog 1.0.0 exposes no ./remote. Expose src/remote.ts in mf-blog.',
    );
    expect(describeProblem({ ...problem, breaks: false })).toMatch(/^note: /);
  });
});
