import { guestFaults, guestOf, mayPlace, placersOf } from './guest-rules.ts';
import { unfitProps } from './parcel-props.ts';
import type { ContractProblem } from './problems/contract-problem.ts';
import type { Release } from './release.ts';
import type { ShellContract } from './shell-contract.ts';

/** Whether a version lies in a semantic version range; handed in, because this package imports nothing. */
export type Satisfies = (version: string, range: string) => boolean;

const named = ({ name, version }: Release) => ({ name, version });

function versionProblems(release: Release, { accepts, contract: current }: ShellContract): ContractProblem[] {
  const { contract } = release;
  if (accepts.includes(contract)) return [];
  const problem = { breaks: true, release: named(release), contract, accepts };
  return [
    contract > current
      ? { kind: 'contract too new', ...problem }
      : { kind: 'contract too old', ...problem, current },
  ];
}

function routeProblems(release: Release, shell: ShellContract): ContractProblem[] {
  if (guestOf(release.name, shell.guests)) return [];
  const given = shell.routes.filter(({ owner }) => owner === release.name).map(({ path }) => path);
  const held = release.routes.filter(({ guest }) => !guest).map(({ path }) => path);
  return [
    ...given
      .filter((path) => !held.includes(path))
      .map(
        (path) => ({ kind: 'route without a page', breaks: true, release: named(release), path }) as const,
      ),
    ...held
      .filter((path) => !given.includes(path))
      .map(
        (path) => ({ kind: 'page without a route', breaks: false, release: named(release), path }) as const,
      ),
  ];
}

/** Of a remote that the table does not know: whether it is let in, and keeps to what it is allowed. */
function guestProblems(release: Release, shell: ShellContract): ContractProblem[] {
  const guest = guestOf(release.name, shell.guests);
  if (guest)
    return guestFaults(release, guest).map((fault) => ({
      kind: 'fault of a guest',
      breaks: true,
      release: named(release),
      fault,
    }));
  if (!release.routes.some((route) => route.guest)) return [];
  // Nobody has looked at what these are.
  return shell.routes.some(({ owner }) => owner === release.name)
    ? [{ kind: 'routes beside the table', breaks: true, release: named(release) }]
    : [{ kind: 'guest not let in', breaks: false, release: named(release) }];
}

/**
 * Parcels of guests that the operator does not let its pages place. It breaks no page: a part that is not there fails in its place
 * alone, and what an operator allows a guest must take no other remote from the site.
 */
const placingProblems = (release: Release, { guests }: ShellContract): ContractProblem[] =>
  release.slots.flatMap((parcel): ContractProblem[] => {
    const [remote = ''] = parcel.split('/');
    if (mayPlace(release.name, placersOf(remote, guests))) return [];
    return [{ kind: 'parcel kept from its pages', breaks: false, release: named(release), parcel }];
  });

function sharedProblems(release: Release, shell: ShellContract, satisfies: Satisfies): ContractProblem[] {
  return Object.entries(release.shared).flatMap(([library, { range, version }]): ContractProblem[] => {
    const given = shell.shared[library];
    const about = { release: named(release), library, version };
    if (given === undefined) return [{ kind: 'library not on the page', breaks: false, ...about }];
    if (satisfies(given, range)) return [];
    return [{ kind: 'library that does not fit', breaks: true, ...about, given, range }];
  });
}

/** What of a release does not fit a shell; none that `breaks` means that it may go live. */
export function checkRelease(
  release: Release,
  shell: ShellContract,
  satisfies: Satisfies,
): ContractProblem[] {
  return [
    ...versionProblems(release, shell),
    ...(release.exposes.includes('./remote')
      ? []
      : [{ kind: 'nothing exposed', breaks: true, release: named(release) } as const]),
    ...routeProblems(release, shell),
    ...guestProblems(release, shell),
    ...placingProblems(release, shell),
    ...slotProblems('shell', shell, [release]),
    ...sharedProblems(release, shell, satisfies),
  ];
}

/** Parcels that somebody places, and that their remote, if it is among `releases`, does not offer or not with these props. */
function slotProblems(
  placer: string,
  { slots, slotProps = {} }: Pick<Release, 'slots' | 'slotProps'>,
  releases: readonly Release[],
): ContractProblem[] {
  return slots.flatMap((parcel): ContractProblem[] => {
    const [remote, name] = parcel.split('/');
    const release = releases.find((each) => each.name === remote);
    if (!release) return [];
    const about = { release: named(release), parcel, placer };
    const offered = release.parcels.find((each) => each.name === name);
    if (!offered) return [{ kind: 'parcel not offered', breaks: true, ...about }];
    const { missing, wrong, unknown } = unfitProps(slotProps[parcel] ?? {}, offered.props ?? {});
    return [
      ...missing.map((prop) => ({ kind: 'prop not given', breaks: true, ...about, prop }) as const),
      ...wrong.map((prop) => ({ kind: 'prop of another type', breaks: true, ...about, prop }) as const),
      ...unknown.map((prop) => ({ kind: 'prop not taken', breaks: false, ...about, prop }) as const),
    ];
  });
}

/** What of releases that are live together does not fit one another. */
export function checkTogether(releases: readonly Release[]): ContractProblem[] {
  const owners = new Map<string, string>();
  const namespaces = releases.flatMap((release) =>
    release.namespaces.flatMap((namespace): ContractProblem[] => {
      const owner = owners.get(namespace);
      if (owner === undefined) owners.set(namespace, release.name);
      return owner === undefined || owner === release.name
        ? []
        : [{ kind: 'words of two', breaks: true, release: named(release), owner, namespace }];
    }),
  );
  return [...namespaces, ...releases.flatMap((release) => slotProblems(release.name, release, releases))];
}
