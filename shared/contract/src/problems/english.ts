import type { ProblemOf } from './contract-problem.ts';
import { sayFault, type FaultWords, type ProblemWords } from './problem-words.ts';
import { said } from './said.ts';

const label = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;
const isShell = (placer: string) => placer === 'shell';

const FAULTS: FaultWords = {
  'route without a title': (release, fault) =>
    said`${release} does not say what its route ${fault.path} is called.`,
  'route of no pattern': (release, fault) =>
    said`${release} has the route "${fault.path}", which is no pattern of small letters, digits, hyphens and ${':parameters'}.`,
  'route not allowed': (release, fault) =>
    said`${release} has the route ${fault.path}, and is allowed ${fault.below.join(' and ')} alone.`,
  'route of the site': (release, fault) =>
    said`${release} has the route ${fault.path}, which collides with the site's own ${fault.taken}.`,
  'too many letters': (release, fault) =>
    fault.what === 'title'
      ? said`${release} needs a title of 1 to ${fault.most} letters in both languages for ${fault.path}.`
      : said`${release} needs a link of 1 to ${fault.most} letters in both languages for ${fault.path}.`,
  'link to no address': (release, fault) =>
    said`${release} has a link in the header to ${fault.path}, which is no address.`,
  'route twice': (release, fault) => said`${release} has the route ${fault.path} twice.`,
  'too many routes': (release, fault) =>
    said`${release} has ${fault.count} routes; ${fault.most} are the most.`,
  'too many links': (release, fault) =>
    said`${release} wants ${fault.count} links in the header; ${fault.most} is the most.`,
  "another's global": (release, fault) => said`${release} sets ${fault.global}, which is not named for it.`,
  "another's words": (release) => said`${release} claims words that are not its own.`,
};

const tooFew = ({ release, contract, accepts }: ProblemOf<'contract too new' | 'contract too old'>) =>
  said`${label(release)} was built against contract ${contract}, the shell accepts ${accepts.join(', ')}.`;

/** What is wrong between two sides, in English. */
export const ENGLISH: ProblemWords = {
  'contract too new': (problem) => [
    tooFew(problem),
    said`Release a shell with contract ${problem.contract} first.`,
  ],
  'contract too old': (problem) => [
    tooFew(problem),
    said`Build ${problem.release.name} anew against contract ${problem.current}.`,
  ],
  'nothing exposed': ({ release }) => [
    said`${label(release)} exposes no ${'./remote'}.`,
    said`Expose ${'src/remote.ts'} in ${release.name}.`,
  ],
  'route without a page': ({ release, path }) => [
    said`The shell gives ${path} to ${release.name}, and ${label(release)} has no page for it.`,
    said`Add the page to ${release.name}, or take the route out of the shell first.`,
  ],
  'page without a route': ({ release, path }) => [
    said`${label(release)} has a page for ${path}, which the shell does not give to it.`,
    said`It cannot be reached until a shell with that route is released.`,
  ],
  'fault of a guest': ({ release, fault }) => [
    sayFault(FAULTS, label(release), fault),
    said`Change it in ${release.name} and release it anew.`,
  ],
  'routes beside the table': ({ release }) => [
    said`${label(release)} states routes of its own, and its routes are those of the route table.`,
    said`Take ${'src/routes.json'} out of ${release.name}.`,
  ],
  'guest not let in': ({ release }) => [
    said`${label(release)} states routes of its own, and this site lets no remote of that name in.`,
    said`Nobody gets it until the operator allows it (${'GUEST_REMOTES'}).`,
  ],
  'library not on the page': ({ release, library, version }) => [
    said`${label(release)} shares ${`${library} ${version}`}, which the shell does not have: it travels with the remote.`,
    said`Add ${library} to the shared libraries of the build, or stop sharing it.`,
  ],
  'library that does not fit': ({ release, library, version, given, range }) => [
    said`The page has ${`${library} ${given}`}, and ${label(release)} needs ${range}.`,
    said`Run "${'npm install'}" at the shell's version in ${release.name} and release it anew, or release a shell with ${`${library} ${version}`} first.`,
  ],
  'parcel not offered': ({ release, parcel, placer }) =>
    isShell(placer)
      ? [
          said`The shell places the parcel ${parcel}, and ${label(release)} does not offer it.`,
          said`Keep the parcel in ${release.name}, or release a shell without the slot first.`,
        ]
      : [
          said`${placer} places the parcel ${parcel}, and ${label(release)} does not offer it.`,
          said`Keep the parcel in ${release.name}, or release ${placer} without the slot first.`,
        ],
  'prop not given': ({ release, parcel, placer, prop }) =>
    isShell(placer)
      ? [
          said`The parcel ${parcel} of ${label(release)} needs the prop ${prop}, which the shell does not always give.`,
          said`Let the parcel do without it in ${release.name}, or release a shell that gives it first.`,
        ]
      : [
          said`The parcel ${parcel} of ${label(release)} needs the prop ${prop}, which ${placer} does not always give.`,
          said`Let the parcel do without it in ${release.name}, or release ${placer} that gives it first.`,
        ],
  'prop of another type': ({ release, parcel, placer, prop }) =>
    isShell(placer)
      ? [
          said`The shell gives the parcel ${parcel} a ${prop} of another type than ${label(release)} takes.`,
          said`Keep its type in ${release.name} and take the other by another name, or release a shell first.`,
        ]
      : [
          said`${placer} gives the parcel ${parcel} a ${prop} of another type than ${label(release)} takes.`,
          said`Keep its type in ${release.name} and take the other by another name, or release ${placer} first.`,
        ],
  'prop not taken': ({ release, parcel, placer, prop }) => [
    isShell(placer)
      ? said`The shell gives the parcel ${parcel} the prop ${prop}, which ${label(release)} does not take.`
      : said`${placer} gives the parcel ${parcel} the prop ${prop}, which ${label(release)} does not take.`,
    said`It counts for nothing until a ${release.name} that takes it is live.`,
  ],
  'parcel kept from its pages': ({ release, parcel }) => [
    said`${label(release)} places the parcel ${parcel}, which this site does not let it place: it fails there.`,
    said`The operator lets it by ${`in:${release.name}`} in ${'GUEST_REMOTES'}; until then it is as if that remote were away.`,
  ],
  'words of two': ({ release, owner, namespace }) => [
    said`${label(release)} and ${owner} both claim the words of "${namespace}".`,
    said`Rename the namespace in ${release.name}.`,
  ],
};
