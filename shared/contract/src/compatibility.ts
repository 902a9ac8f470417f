import { guestFaults, guestOf } from './guest-rules.ts';
import { unfitProps } from './parcel-props.ts';
import type { Release } from './release.ts';
import type { ShellContract } from './shell-contract.ts';

/** Something that two sides do not agree on. */
export interface ContractProblem {
  /** Whether the page breaks by it; else it is only worth knowing. */
  breaks: boolean;
  /** One sentence: what is wrong. */
  sentence: string;
  /** Who has to move, and how. */
  cure: string;
}

/** Whether a version lies in a semantic version range; handed in, because this package imports nothing. */
export type Satisfies = (version: string, range: string) => boolean;

const label = (release: Pick<Release, 'name' | 'version'>) => `${release.name} ${release.version}`;
const breaking = (sentence: string, cure: string): ContractProblem => ({ breaks: true, sentence, cure });
const noteworthy = (sentence: string, cure: string): ContractProblem => ({ breaks: false, sentence, cure });

function versionProblems(release: Release, shell: ShellContract): ContractProblem[] {
  if (shell.accepts.includes(release.contract)) return [];
  const isNewer = release.contract > shell.contract;
  return [
    breaking(
      `${label(release)} was built against contract ${release.contract}, the shell accepts ${shell.accepts.join(', ')}.`,
      isNewer
        ? `Release a shell with contract ${release.contract} first.`
        : `Build ${release.name} anew against contract ${shell.contract}.`,
    ),
  ];
}

function routeProblems(release: Release, shell: ShellContract): ContractProblem[] {
  if (guestOf(release.name, shell.guests)) return [];
  const given = shell.routes.filter(({ owner }) => owner === release.name).map(({ path }) => path);
  const held = release.routes.filter(({ guest }) => !guest).map(({ path }) => path);
  return [
    ...given
      .filter((path) => !held.includes(path))
      .map((path) =>
        breaking(
          `The shell gives ${path} to ${release.name}, and ${label(release)} has no page for it.`,
          `Add the page to ${release.name}, or take the route out of the shell first.`,
        ),
      ),
    ...held
      .filter((path) => !given.includes(path))
      .map((path) =>
        noteworthy(
          `${label(release)} has a page for ${path}, which the shell does not give to it.`,
          'It cannot be reached until a shell with that route is released.',
        ),
      ),
  ];
}

/** Of a remote that the table does not know: whether it is let in, and keeps to what it is allowed. */
function guestProblems(release: Release, shell: ShellContract): ContractProblem[] {
  const guest = guestOf(release.name, shell.guests);
  if (guest)
    return guestFaults(release, guest).map((fault) =>
      breaking(`${label(release)} ${fault}`, `Change it in ${release.name} and release it anew.`),
    );
  if (!release.routes.some((route) => route.guest)) return [];
  // Nobody has looked at what these are.
  return shell.routes.some(({ owner }) => owner === release.name)
    ? [
        breaking(
          `${label(release)} states routes of its own, and its routes are those of the route table.`,
          `Take src/routes.json out of ${release.name}.`,
        ),
      ]
    : [
        noteworthy(
          `${label(release)} states routes of its own, and this site lets no remote of that name in.`,
          'Nobody gets it until the operator allows it (GUEST_REMOTES).',
        ),
      ];
}

function sharedProblems(release: Release, shell: ShellContract, satisfies: Satisfies): ContractProblem[] {
  return Object.entries(release.shared).flatMap(([name, { range, version }]) => {
    const given = shell.shared[name];
    if (given === undefined) {
      return [
        noteworthy(
          `${label(release)} shares ${name} ${version}, which the shell does not have: it travels with the remote.`,
          `Add ${name} to the shared libraries of the build, or stop sharing it.`,
        ),
      ];
    }
    if (satisfies(given, range)) return [];
    return [
      breaking(
        `The page has ${name} ${given}, and ${label(release)} needs ${range}.`,
        `Run "npm install" at the shell's version in ${release.name} and release it anew, or release a shell with ${name} ${version} first.`,
      ),
    ];
  });
}

/** What of a release does not fit a shell; none that `breaks` means that it may go live. */
export function checkRelease(
  release: Release,
  shell: ShellContract,
  satisfies: Satisfies,
): ContractProblem[] {
  const exposesRemote = release.exposes.includes('./remote');
  return [
    ...versionProblems(release, shell),
    ...(exposesRemote
      ? []
      : [breaking(`${label(release)} exposes no ./remote.`, `Expose src/remote.ts in ${release.name}.`)]),
    ...routeProblems(release, shell),
    ...guestProblems(release, shell),
    ...slotProblems('The shell', shell, [release]),
    ...sharedProblems(release, shell, satisfies),
  ];
}

/** Props that somebody gives to a parcel, and that do not fit what it takes. */
function propProblems(
  placer: string,
  slot: string,
  release: Release,
  { missing, wrong, unknown }: ReturnType<typeof unfitProps>,
): ContractProblem[] {
  const next = placer === 'The shell' ? 'a shell' : placer;
  return [
    ...missing.map((name) =>
      breaking(
        `The parcel ${slot} of ${label(release)} needs the prop ${name}, which ${placer === 'The shell' ? 'the shell' : placer} does not always give.`,
        `Let the parcel do without it in ${release.name}, or release ${next} that gives it first.`,
      ),
    ),
    ...wrong.map((name) =>
      breaking(
        `${placer} gives the parcel ${slot} a ${name} of another type than ${label(release)} takes.`,
        `Keep its type in ${release.name} and take the other by another name, or release ${next} first.`,
      ),
    ),
    ...unknown.map((name) =>
      noteworthy(
        `${placer} gives the parcel ${slot} the prop ${name}, which ${label(release)} does not take.`,
        `It counts for nothing until a ${release.name} that takes it is live.`,
      ),
    ),
  ];
}

/** Parcels that somebody places, and that their remote, if it is among `releases`, does not offer. */
function slotProblems(
  placer: string,
  { slots, slotProps = {} }: Pick<Release, 'slots' | 'slotProps'>,
  releases: readonly Release[],
): ContractProblem[] {
  return slots.flatMap((slot) => {
    const [remote, name] = slot.split('/');
    const release = releases.find((each) => each.name === remote);
    if (!release) return [];
    const parcel = release.parcels.find((each) => each.name === name);
    if (parcel)
      return propProblems(placer, slot, release, unfitProps(slotProps[slot] ?? {}, parcel.props ?? {}));
    return [
      breaking(
        `${placer} places the parcel ${slot}, and ${label(release)} does not offer it.`,
        `Keep the parcel in ${remote}, or release ${placer === 'The shell' ? 'a shell' : placer} without the slot first.`,
      ),
    ];
  });
}

/** What of releases that are live together does not fit one another. */
export function checkTogether(releases: readonly Release[]): ContractProblem[] {
  const owners = new Map<string, string>();
  const namespaces = releases.flatMap((release) =>
    release.namespaces.flatMap((namespace) => {
      const owner = owners.get(namespace);
      if (owner === undefined) owners.set(namespace, release.name);
      return owner === undefined || owner === release.name
        ? []
        : [
            breaking(
              `${label(release)} and ${owner} both claim the words of "${namespace}".`,
              `Rename the namespace in ${release.name}.`,
            ),
          ];
    }),
  );
  return [...namespaces, ...releases.flatMap((release) => slotProblems(release.name, release, releases))];
}
