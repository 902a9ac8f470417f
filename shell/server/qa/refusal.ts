import { checkRelease, type Release, type ShellContract } from '@shared/contract';
import { satisfies } from 'semver';

/** Why a release cannot stand in a remote's place in this shell; undefined when it can. */
export function refusal(release: Release, remote: string, shell: ShellContract): string | undefined {
  if (release.name !== remote) return `${release.name} is served there`;
  const breaking = checkRelease(release, shell, satisfies).filter(({ breaks }) => breaks);
  return breaking.length > 0 ? breaking.map(({ sentence }) => sentence).join(' ') : undefined;
}
