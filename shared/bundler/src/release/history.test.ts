import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteInHistory, originOf, readHistory, type HistoryEntry } from './history.ts';

describe('the history of releases', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'history-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const entry: HistoryEntry = {
    at: '2026-03-01T12:00:00.000Z',
    what: 'held',
    release: '1.0.0-aaaaaaaa',
    author: 'Amal',
    commit: '',
    dirty: false,
  };

  it('has the newest first, and leaves out what was cut off', async () => {
    expect(await readHistory(root)).toEqual([]);
    await noteInHistory(root, entry);
    await noteInHistory(root, { ...entry, what: 'live' });
    appendFileSync(path.join(root, 'history.jsonl'), '{"at":"2026');
    expect((await readHistory(root)).map(({ what }) => what)).toEqual(['live', 'held']);
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
});
