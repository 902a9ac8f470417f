import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { append, type LogEntry } from './release-log.ts';
import { followHistory } from './team-history.ts';

describe('what a team is told of its releases beyond the pointer', () => {
  let root: string;
  let store: Store;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'team-history-'));
    store = folderStore(root);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const note = (entry: Pick<LogEntry, 'what' | 'release'> & Partial<LogEntry>) =>
    append(store, { at: '2026-03-01T12:00:00.000Z', author: 'Amal', commit: '', dirty: false, ...entry });
  const preview = { branch: 'new-cards', key: 'a'.repeat(64), until: '2026-03-15T12:00:00.000Z' };
  const now = new Date('2026-03-02T12:00:00.000Z');

  it('are held releases that have not gone live and were not deleted, a canary that has ended among them', async () => {
    await note({ what: 'live', release: '1.0.0-aaaaaaaa' });
    for (const release of ['1.1.0-bbbbbbbb', '1.2.0-cccccccc', '1.3.0-dddddddd'])
      // Each is numbered after the one before.
      // oxlint-disable-next-line no-await-in-loop
      await note({ what: 'held', release });
    await note({ what: 'held', release: '1.4.0-eeeeeeee', preview });
    await note({ what: 'canary', release: '1.1.0-bbbbbbbb', percent: 10 });
    await note({ what: 'promoted', release: '1.1.0-bbbbbbbb' });
    await note({ what: 'cleaned', release: '1.1.0-bbbbbbbb', gone: ['1.2.0-cccccccc'] });
    await note({ what: 'canary', release: '1.3.0-dddddddd', percent: 10 });
    await note({ what: 'canary ended', release: '1.3.0-dddddddd' });
    const { held, previews, entries } = await followHistory(store)(now);
    expect(held.map(({ release }) => release)).toEqual(['1.3.0-dddddddd']);
    expect(previews).toEqual([{ branch: 'new-cards', release: '1.4.0-eeeeeeee', until: preview.until }]);
    expect(entries.slice(0, 2).map(({ what }) => what)).toEqual(['canary ended', 'canary']);
    expect((await followHistory(store)(new Date(preview.until))).previews).toEqual([]);
  });

  it('is what each release brought, read again without reading again what is known', async () => {
    const changes = { since: 'abcdef012345', subjects: ['Cards have a border'], count: 1 };
    await note({ what: 'live', release: '1.0.0-aaaaaaaa', changes });
    const read: string[] = [];
    const follow = followHistory({
      ...store,
      read: (file) => {
        read.push(file);
        return store.read(file);
      },
    });
    await follow();
    await note({ what: 'live', release: '1.1.0-bbbbbbbb' });
    const { changes: brought, entries } = await follow();
    expect([...brought]).toEqual([['1.0.0-aaaaaaaa', changes]]);
    expect([entries.length, read.length, new Set(read).size]).toEqual([2, 2, 2]);
  });
});
