import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import { root } from 'tools';

/**
 * The built releases with pointers that name no server bundle: the site as it is when no remote can be rendered on the
 * server, without the noise of bundles that fail.
 * @returns the folder with one folder a remote
 */
export function withoutServerBundles(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  for (const name of REMOTE_NAMES) {
    const built = path.join(root, name, 'dist');
    const pointer = JSON.parse(readFileSync(path.join(built, 'release.json'), 'utf8')) as object;
    const target = path.join(folder, name);
    mkdirSync(target, { recursive: true });
    symlinkSync(path.join(built, 'releases'), path.join(target, 'releases'));
    writeFileSync(
      path.join(target, 'release.json'),
      JSON.stringify({ ...pointer, server: null, canary: null }),
    );
  }
  return folder;
}
