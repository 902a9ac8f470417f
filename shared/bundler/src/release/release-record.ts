import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, slotPropsOf, type Release } from '@shared/contract';
import type { Compilation } from 'webpack';
import { containerGlobal, type RemotePackage } from '../package/remote-package.ts';
import { sharedByRelease } from '../webpack/shared-libraries.ts';
import { sendsToasts } from './built-modules.ts';
import { bundledVersions } from './bundled-versions.ts';
import { currentCommit } from './history.ts';
import { firstViewFiles } from './route-files.ts';

/** Two builds with the same of these are one release. */
const identityOf = ({ commit: _commit, builtAt: _builtAt, folder: _folder, ...identity }: Release) =>
  identity;

const contentHash = (release: Release) =>
  createHash('sha256')
    .update(JSON.stringify(identityOf(release)))
    .digest('hex')
    .slice(0, 8);

/** What a finished browser build and the hashes of all files say; the folder is named by all of it. */
export function releaseRecord(
  remote: RemotePackage,
  browser: Compilation,
  integrity: Readonly<Record<string, string>>,
): Release {
  const release: Release = {
    name: remote.name,
    version: remote.version,
    commit: currentCommit(remote.folder),
    contract: CONTRACT_VERSION,
    builtAt: new Date().toISOString(),
    folder: '',
    container: { file: 'browser/remoteEntry.js', global: containerGlobal(remote.name) },
    manifest: 'browser/mf-manifest.json',
    exposes: Object.keys(remote.exposes),
    ...firstViewFiles(remote, browser, 'browser/'),
    slots: remote.slots,
    ...(remote.slots.length > 0 && { slotProps: slotPropsOf(remote.slots, remote.guestParcels) }),
    startUp: remote.startUp,
    ...(remote.onlyWhenMeant && { onlyWhenMeant: true }),
    sendsToasts: sendsToasts(browser),
    ...(remote.toasts.length > 0 && { toasts: remote.toasts }),
    namespaces: [remote.name],
    server: remote.serverRendered ? { file: 'server/render.cjs' } : null,
    shared: sharedByRelease((names) => bundledVersions(remote.folder, browser, names)),
    integrity,
    ...(remote.judge && { judge: remote.judge }),
  };
  return { ...release, folder: `releases/${release.version}-${contentHash(release)}/` };
}
