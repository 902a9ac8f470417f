import type { TeamHistory } from '@shared/bundler/team-history';
import {
  REMOTE_NAMES,
  type ReleasePointer,
  type RemoteName,
  type RemoteState,
  type Verdict,
} from '@shared/contract';
import type { ErrorGroup } from '../errors/error-group.ts';
import { createFakeOrigin, pointerTo, releaseOf, shellContract } from '../registry/releases.test-kit.ts';
import { createGather, type GatherPorts } from './gather.ts';

const LIVE = releaseOf('1.0.0-aaaaaaaa', { commit: 'aaaaaaaaaaaa' });
const CANARY = releaseOf('1.1.0-bbbbbbbb', { commit: 'bbbbbbbbbbbb' });
const HELD = releaseOf('1.2.0-cccccccc', { commit: 'cccccccccccc' });
const EARLIER = releaseOf('0.9.0-dddddddd', { commit: 'dddddddddddd' });
const NOTHING = { LCP: null, INP: null, CLS: null };

const named = <Value>(value: (name: RemoteName) => Value) =>
  Object.fromEntries(REMOTE_NAMES.map((name) => [name, value(name)])) as Record<RemoteName, Value>;

const groupOf = (owner: string, lastSeen: string, counts: ErrorGroup['counts']): ErrorGroup => ({
  ...{ id: `${owner}${lastSeen}`, firstSeen: lastSeen, lastSeen, counts },
  last: {
    ...{ kind: 'error', name: 'TypeError', message: 'x', owner, library: '', stack: [], route: '/blog' },
    place: { file: 'mf-blog/src/page.tsx', line: 3, column: 1 },
  },
});

const told: TeamHistory = {
  entries: [
    {
      at: '2026-03-01T11:00:00Z',
      what: 'canary',
      release: '1.1.0-bbbbbbbb',
      percent: 10,
      author: 'Amal',
      commit: '',
      dirty: false,
    },
    {
      at: '2026-03-01T10:00:00Z',
      what: 'held',
      release: '1.2.0-cccccccc',
      author: 'Omar',
      commit: '',
      dirty: true,
      reason: 'for May',
    },
  ],
  held: [{ release: '1.2.0-cccccccc', at: '2026-03-01T10:00:00Z' }],
  previews: [{ branch: 'new-cards', release: '1.3.0-eeeeeeee', until: '2026-03-15T10:00:00Z' }],
  changes: new Map([['1.2.0-cccccccc', { since: 'aaaaaaaaaaaa', subjects: ['Cards'], count: 1 }]]),
};

const links = { nameOf: (remote: string, release: string) => `${release}~of-${remote}` };

describe('what the page of releases shows of a remote', () => {
  let state: RemoteState;
  let pointer: ReleasePointer;

  function gather(ports: Partial<GatherPorts> = {}) {
    const origin = createFakeOrigin();
    origin.holds(LIVE, CANARY, HELD, EARLIER);
    return createGather({
      siteUrl: 'https://site.example',
      registry: {
        states: () => [state],
        pointer: (name) => (name === 'mf-blog' ? pointer : undefined),
        loads: () => [
          {
            ...{ name: 'mf-blog', release: '1.0.0-aaaaaaaa', channel: 'live' },
            isRendered: false,
            isPaused: true,
            waiting: 0,
          },
        ],
      },
      origins: named(() => origin),
      shell: shellContract,
      stores: named(() => undefined),
      openHistory: async () => async () => told,
      errors: { kept: 'here', groups: async () => [] },
      vitals: { of: () => NOTHING },
      now: () => new Date('2026-03-01T12:00:00Z'),
      ...ports,
    })();
  }
  const blog = async (ports?: Partial<GatherPorts>) => {
    const found = (await gather(ports)).remotes.find(({ name }) => name === 'mf-blog');
    if (!found) throw new Error('mf-blog is not shown');
    return found;
  };
  const inStore = { stores: named((name) => (name === 'mf-blog' ? 's3://releases/mf-blog' : undefined)) };

  beforeEach(() => {
    state = {
      name: 'mf-blog',
      live: LIVE,
      canary: { release: CANARY, percent: 10 },
      rendered: false,
      problem: null,
    };
    pointer = pointerTo(LIVE, {
      canary: { folder: CANARY.folder, percent: 10 },
      previous: [{ folder: EARLIER.folder, until: '2026-02-01T00:00:00Z' }],
      previews: [{ key: 'a'.repeat(64), until: '2026-03-15T10:00:00Z' }],
    });
  });

  it('by the pointer alone is what is live, the canary, and what was; and of previews only that there is one', async () => {
    const { releases, previews, log, history, place } = await blog();
    expect(releases).toMatchObject([
      { id: '1.0.0-aaaaaaaa', role: 'live', rendering: 'paused', comparedWith: 'dddddddddddd' },
      { id: '1.1.0-bbbbbbbb', role: 'canary', percent: 10, comparedWith: 'aaaaaaaaaaaa' },
      { id: '0.9.0-dddddddd', role: 'earlier', since: '2026-02-01T00:00:00Z', commit: 'dddddddddddd' },
    ]);
    expect(previews).toEqual([{ until: '2026-03-15T10:00:00Z' }]);
    expect({ log, history, place }).toEqual({ log: 'unnamed', history: [], place: '' });
  });

  it('with the log is what is held too, who did it and why, what it brings, and the branches of previews', async () => {
    const { releases, previews, log, place } = await blog(inStore);
    expect(releases.find(({ role }) => role === 'canary')).toMatchObject({
      author: 'Amal',
      since: '2026-03-01T11:00:00Z',
    });
    expect(releases.find(({ role }) => role === 'held')).toMatchObject({
      ...{ id: '1.2.0-cccccccc', author: 'Omar', reason: 'for May', dirty: true },
      changes: { subjects: ['Cards'] },
    });
    expect(previews).toEqual(told.previews);
    expect([log, place]).toEqual(['read', '--to s3://releases/mf-blog']);
  });

  it('is what an origin names and this shell refuses, with who has to move', async () => {
    const refused = releaseOf('2.0.0-ffffffff', { contract: 99 });
    pointer = pointerTo(refused);
    state = { ...state, canary: null, problem: 'releases/2.0.0-ffffffff/ is left out' };
    const { releases, problem } = await blog({ links });
    expect(releases.map(({ role }) => role)).toEqual(['live', 'refused']);
    expect(problem).toContain('is left out');
    // Nobody is shown it.
    expect(releases[1]).not.toHaveProperty('look');
    const { fits, problems } = await gather();
    expect(fits.map(({ release, shell }) => [release.role, shell.kind])).toEqual([
      ['live', 'fits'],
      ['refused', 'breaks'],
    ]);
    expect(problems[0]).toMatchObject({ kind: 'contract too new', contract: 99 });
  });

  it('are its errors by release, and all that came within the hour', async () => {
    const groups = [
      groupOf('mf-blog', '2026-03-01T11:30:00Z', [
        { release: '1.1.0-bbbbbbbb', browser: 'Chrome 142', count: 3 },
        { release: '1.1.0-bbbbbbbb', browser: 'Safari 18', count: 2 },
      ]),
      groupOf('shell', '2026-03-01T11:50:00Z', [{ release: '', browser: 'Chrome 142', count: 1 }]),
      groupOf('mf-forms', '2026-02-01T11:50:00Z', [
        { release: '1.1.0-bbbbbbbb', browser: 'Chrome 142', count: 9 },
      ]),
    ];
    const errors = { kept: 'together', groups: async () => groups } as const;
    const { releases, errorGroups } = await blog({ errors });
    expect([releases.map((release) => release.errors), errorGroups]).toEqual([[0, 5, 0], 1]);
    expect(await gather({ errors })).toMatchObject({
      ...{ recentErrors: 2, errorsKept: 'together', shell: { errorGroups: 1 } },
    });
  });

  it('has a link to see it where the site shows previews, and the judge’s word where there is one', async () => {
    const { releases } = await blog({ links });
    expect(releases.map(({ look }) => look)).toEqual([
      undefined,
      '/blog?preview=mf-blog@1.1.0-bbbbbbbb~of-mf-blog',
      '/blog?preview=mf-blog@0.9.0-dddddddd~of-mf-blog',
    ]);
    expect(await blog()).not.toHaveProperty('verdict');
    const verdict = {
      remote: 'mf-blog',
      canary: '1.1.0-bbbbbbbb',
      sentence: 'worse',
      withdrawn: true,
    } as Verdict;
    const judged = await blog({ verdicts: () => [verdict] });
    expect(judged.verdict).toBe(verdict);
    expect(judged.releases.find(({ role }) => role === 'canary')?.percent).toBe(0);
  });

  it('says what cannot be had, and rejects for nothing', async () => {
    const away = () => Promise.reject(new Error('away'));
    const view = await gather({ ...inStore, openHistory: away, errors: { kept: 'together', groups: away } });
    expect(view.errorsKept).toBe('unreadable');
    expect(view.remotes.map(({ log }) => log)).toContain('unreadable');
    state = { ...state, live: null, canary: null };
    pointer = pointerTo(releaseOf('1.0.0-99999999'), {
      previous: [{ folder: 'releases/0.1.0-00000000/', until: '2026-01-01T00:00:00Z' }],
    });
    expect((await blog()).releases.map(({ role, commit }) => [role, commit])).toEqual([
      ['refused', ''],
      ['earlier', ''],
    ]);
  });
});
