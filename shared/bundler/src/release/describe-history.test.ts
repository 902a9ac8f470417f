import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '../store/folder-store.ts';
import { alignColumns, describeHistory } from './describe-history.ts';
import { append, type LogEntry } from './release-log.ts';
import { TRIAL_BRANCH } from './try-candidate.ts';

describe('a history for the terminal', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'history-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const entry = { at: '2026-03-01T12:34:56.000Z', author: 'Amal', commit: '', dirty: false };
  const first = { ...entry, release: '1.0.0-aaaaaaaa' };
  const second = { ...entry, release: '1.1.0-bbbbbbbb' };
  const previewOf = (branch: string) => ({ branch, key: 'k', until: '2026-03-15T12:34:56.000Z' });

  async function linesAfter(...entries: readonly LogEntry[]): Promise<string[]> {
    // Each is numbered after the one before.
    // oxlint-disable-next-line no-await-in-loop
    for (const each of entries) await append(folderStore(root), each);
    return describeHistory(folderStore(root));
  }

  it('has what became of each release, the newest first, by whom, of which commit, and why', async () => {
    const lines = await linesAfter(
      { ...first, what: 'live', commit: '1a2b3c4d5e6f', dirty: true },
      { ...second, what: 'held', preview: previewOf('bigger-pictures') },
      { ...second, what: 'canary', percent: 10, auto: true, previous: first.release },
      { ...second, what: 'canary ended', reason: 'slower' },
    );
    expect(lines).toEqual([
      'when (UTC)        what                        release         before it       who   commit                  reason',
      '2026-03-01 12:34  canary ended                1.1.0-bbbbbbbb  –               Amal  –                       slower',
      '2026-03-01 12:34  canary 10%, auto            1.1.0-bbbbbbbb  1.0.0-aaaaaaaa  Amal  –',
      '2026-03-01 12:34  preview of bigger-pictures  1.1.0-bbbbbbbb  –               Amal  –',
      '2026-03-01 12:34  live                        1.0.0-aaaaaaaa  –               Amal  1a2b3c4d5e6f + changes',
    ]);
  });

  it('names what was cleaned and which previews ended, and a trial by its beginning alone', async () => {
    const trial = `${TRIAL_BRANCH}-1`;
    const lines = await linesAfter(
      { ...first, what: 'held', preview: previewOf(trial) },
      { ...first, what: 'cleaned', branches: [trial] },
      { ...first, what: 'cleaned', branches: ['bigger-pictures'] },
      { ...first, what: 'cleaned', gone: ['0.8.0-cccccccc', '0.9.0-dddddddd'] },
    );
    expect(lines.slice(1).map((line) => line.split(/ {2,}/).slice(1, 3))).toEqual([
      ['cleaned', '0.8.0-cccccccc 0.9.0-dddddddd'],
      ['preview ended: bigger-pictures', '–'],
      ['tried in the site', '1.0.0-aaaaaaaa'],
    ]);
  });

  it('says where nothing was released yet', async () => {
    expect(await linesAfter()).toEqual([`nothing was released in ${root} yet`]);
  });
});

describe('columns for the terminal', () => {
  it('are as wide as their widest cell, without spaces at the end of a line', () => {
    expect(
      alignColumns([
        ['a', 'bb', ''],
        ['ccc', 'd', ''],
        ['', 'e', 'f'],
      ]),
    ).toEqual(['a    bb', 'ccc  d', '     e   f']);
    expect(alignColumns([])).toEqual([]);
  });
});
