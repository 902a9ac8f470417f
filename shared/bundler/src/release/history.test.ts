import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '../store/folder-store.ts';
import { changesSince, originOf, readHistory } from './history.ts';
import { append, type LogEntry } from './release-log.ts';

describe('the history of releases', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'history-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const entry: LogEntry = {
    at: '2026-03-01T12:00:00.000Z',
    what: 'held',
    release: '1.0.0-aaaaaaaa',
    author: 'Amal',
    commit: '',
    dirty: false,
  };
  const history = async () =>
    (await readHistory(folderStore(root))).map(({ what, release }) => [what, release]);

  it('has the newest first, after what was noted before there was a log, but for what was cut off', async () => {
    expect(await history()).toEqual([]);
    const old = JSON.stringify({ ...entry, what: 'promoted' });
    writeFileSync(path.join(root, 'history.jsonl'), `${old}\n{"at":"2026`);
    await append(folderStore(root), entry);
    await append(folderStore(root), { ...entry, what: 'live' });
    expect(await history()).toEqual([
      ['live', '1.0.0-aaaaaaaa'],
      ['held', '1.0.0-aaaaaaaa'],
      ['promoted', '1.0.0-aaaaaaaa'],
    ]);
  });

  it('says when a release has ended a canary', async () => {
    for (const next of [
      { what: 'live', release: '1.0.0-aaaaaaaa' },
      { what: 'canary', release: '1.1.0-bbbbbbbb', percent: 10 },
      { what: 'live', release: '1.2.0-cccccccc' },
    ] as const)
      // Each is numbered after the one before.
      // oxlint-disable-next-line no-await-in-loop
      await append(folderStore(root), { ...entry, ...next });
    expect((await history()).slice(0, 2)).toEqual([
      ['canary ended', '1.1.0-bbbbbbbb'],
      ['live', '1.2.0-cccccccc'],
    ]);
  });

  it('knows who released, from which commit, and whether the tree was clean', () => {
    const folder = path.join(root, 'mf-blog');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'remote.ts'), '');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
    git('init', '--quiet');
    git('config', 'user.name', 'Amal');
    git('config', 'user.email', 'amal@example.com');
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
    expect(originOf(folder)).toEqual({
      author: 'Amal',
      commit: expect.stringMatching(/^[\da-f]{12}$/),
      dirty: false,
    });
    writeFileSync(path.join(folder, 'remote.ts'), 'changed');
    expect(originOf(folder).dirty).toBe(true);
  });

  it('knows the commits since a release that changed what it is built of, and no address in them', () => {
    const folder = path.join(root, 'mf-blog');
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim();
    const commit = (file: string, subject: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), subject);
      git('add', '.');
      git('-c', 'user.name=Amal', '-c', 'user.email=amal@example.com', 'commit', '--quiet', '-m', subject);
      return git('rev-parse', '--short=12', 'HEAD');
    };
    git('init', '--quiet');
    const live = commit('mf-blog/remote.ts', 'first');
    expect(changesSince(folder, live)).toBeUndefined();
    commit('mf-forms/remote.ts', 'Another team moves');
    commit('shared/ui/card.tsx', 'Cards have a border, as amal@example.com asked');
    commit('mf-blog/remote.ts', 'w'.repeat(300));
    expect(changesSince(folder, live)).toEqual({
      since: live,
      subjects: ['w'.repeat(160), 'Cards have a border, as … asked'],
      count: 2,
    });
    for (const unknown of [undefined, '', 'abcdef012345', '--all'])
      expect(changesSince(folder, unknown)).toBeUndefined();
  });
});
