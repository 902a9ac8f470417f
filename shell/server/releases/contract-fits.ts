import {
  checkRelease,
  checkTogether,
  releaseId,
  type ContractProblem,
  type Release,
  type ShellContract,
} from '@shared/contract';
import { satisfies } from 'semver';
import type { Fit, FitRow, ReleaseRole } from './view.ts';

/** A release that is looked at, with what visitors have of it. */
export interface Candidate {
  remote: string;
  role: ReleaseRole;
  release: Release;
}

function fitOf(problems: readonly ContractProblem[], haveDealings: boolean): Fit {
  if (problems.some(({ breaks }) => breaks)) return { kind: 'breaks', problems };
  if (problems.length > 0) return { kind: 'note', problems };
  return { kind: haveDealings ? 'fits' : 'apart', problems };
}

const places = (placer: Release, offering: Release) =>
  placer.slots.some((slot) => slot.startsWith(`${offering.name}/`));

function together(release: Release, others: readonly Release[]): Fit {
  const problems = others.flatMap((other) => checkTogether([release, other]));
  return fitOf(
    problems,
    others.some((other) => places(release, other) || places(other, release)),
  );
}

/**
 * Who fits whose contract: each release that visitors get, may get or are kept from, with this shell and with what visitors get of
 * every other remote.
 */
export function fitsOf(
  candidates: readonly Candidate[],
  shell: ShellContract,
): { rows: readonly FitRow[]; problems: readonly ContractProblem[] } {
  const given = candidates.filter(({ role }) => role === 'live' || role === 'canary');
  const remotes = [...new Set(given.map(({ remote }) => remote))];
  const rows = candidates.map(({ remote, role, release }): FitRow => {
    const others = remotes
      .filter((name) => name !== remote)
      .map((name) => {
        const theirs = given.filter((each) => each.remote === name).map((each) => each.release);
        return [name, together(release, theirs)] as const;
      });
    return {
      remote,
      release: { id: releaseId(release), role },
      shell: fitOf(checkRelease(release, shell, satisfies), true),
      others: Object.fromEntries(others),
    };
  });
  const all = rows
    .flatMap((row) => [row.shell, ...Object.values(row.others)])
    .flatMap(({ problems }) => problems);
  const once = [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()];
  return { rows, problems: once.toSorted((one, other) => Number(other.breaks) - Number(one.breaks)) };
}
