// Looks at: shared, mf-portal
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@shared/contract';
import { root } from 'tools';
import { expect, test } from './kit/test.ts';
import { copyWorkspace } from './kit/workspace-copy.ts';

const live = (workspace: string) => {
  const pointer = path.join(workspace, 'mf-portal/dist/release.json');
  const { folder, integrity } = JSON.parse(readFileSync(pointer, 'utf8')) as Release;
  return { folder, integrity };
};

test('the same tree gives the same release in a folder of another name, built without anything kept', async () => {
  test.setTimeout(120_000);
  const copy = copyWorkspace({ installed: true });
  try {
    await promisify(execFile)('npm', ['run', 'build', '--workspace', 'mf-portal'], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: '', BUILD_CACHE: 'off' },
    });
    expect(live(copy)).toEqual(live(root));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
