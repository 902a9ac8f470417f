import { releaseId, type RegistrySnapshot } from '@shared/contract';

/**
 * `mf-blog@0.2.0-1a2b3c4d` of this page's registry; the shell's own parts have no release of their own.
 * @param owner a remote's name, or that of one of its roots, as `mf-listings/latest-sale` or `mf-listings-latest-sale`
 */
export function releaseOf(registry: RegistrySnapshot, owner: string): string {
  const name = Object.keys(registry.remotes).find((remote) => owner.startsWith(remote));
  const entry = name === undefined ? undefined : registry.remotes[name];
  return entry ? `${name}@${releaseId({ folder: entry.base })}` : 'shell';
}
