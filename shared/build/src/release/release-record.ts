import { execFileSync } from 'node:child_process';
import { CONTRACT_VERSION, type Release } from '@shared/contract';
import type { Compilation } from 'webpack';
import { containerGlobal, type RemotePackage } from '../package-folder.ts';
import { sharedVersions } from '../webpack/shared-libraries.ts';
import { firstViewFiles } from './route-files.ts';

function currentCommit(folder: string): string {
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], options).trim();
  } catch {
    return '';
  }
}

/** What a finished browser build and the hashes of all files say, as the release pointer has it. */
export function releaseRecord(
  remote: RemotePackage,
  browser: Compilation,
  integrity: Readonly<Record<string, string>>,
  id: string,
): Release {
  return {
    name: remote.name,
    version: remote.version,
    commit: currentCommit(remote.folder),
    contract: CONTRACT_VERSION,
    builtAt: new Date().toISOString(),
    folder: `releases/${id}/`,
    container: { file: 'browser/remoteEntry.js', global: containerGlobal(remote.name) },
    manifest: 'browser/mf-manifest.json',
    exposes: Object.keys(remote.exposes),
    ...firstViewFiles(remote, browser, 'browser/'),
    server: remote.serverRendered ? { file: 'server/render.cjs' } : null,
    shared: sharedVersions(),
    integrity,
  };
}
