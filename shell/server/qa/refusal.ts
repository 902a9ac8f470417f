import { checkRelease, type Refusal, type Release, type ShellContract } from '@shared/contract';
import { satisfies } from 'semver';

/** Why a release cannot stand in a remote's place in this shell; undefined when it can. */
export function refusal(release: Release, remote: string, shell: ShellContract): Refusal | undefined {
  if (release.name !== remote) return { kind: 'another remote', name: release.name };
  const problems = checkRelease(release, shell, satisfies).filter(({ breaks }) => breaks);
  return problems.length > 0 ? { kind: 'contract', problems } : undefined;
}
