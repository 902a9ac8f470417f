import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { draftName, removeLeftDrafts } from './drafts.ts';

it('deletes what killed commands have left, and nothing that is being written', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'drafts-'));
  try {
    // It has ended, so that nobody has this number any more.
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    const running = process.ppid;
    mkdirSync(path.join(root, `.draft-${ended}/browser`), { recursive: true });
    mkdirSync(path.join(root, draftName()));
    mkdirSync(path.join(root, `.draft-${running}`));
    mkdirSync(path.join(root, 'releases'));
    for (const file of [`release.json.${ended}.draft`, `index.html.${running}.draft`, 'release.json'])
      writeFileSync(path.join(root, file), '');
    await removeLeftDrafts(root);
    expect(readdirSync(root).toSorted()).toEqual([
      `.draft-${running}`,
      `index.html.${running}.draft`,
      'release.json',
      'releases',
    ]);
    await removeLeftDrafts(path.join(root, 'nowhere'));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
