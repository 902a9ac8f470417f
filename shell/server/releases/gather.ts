import { previewAddress } from '@shared/bundler/preview-name';
import type { followHistory, LogEntry, TeamHistory } from '@shared/bundler/team-history';
import { releaseId, REMOTE_NAMES, type Release, type ShellContract, type Verdict } from '@shared/contract';
import { LRUCache } from 'lru-cache';
import type { Errors } from '../errors/open-errors.ts';
import type { ErrorGroup } from '../errors/error-group.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseOrigin } from '../registry/release-origin.ts';
import { fitsOf, type Candidate } from './contract-fits.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { RecentVitals } from './recent-vitals.ts';
import type { LogState, ReleaseRole, ReleasesView, ReleaseView, RemoteView } from './view.ts';

export interface GatherPorts {
  siteUrl: string;
  registry: Pick<Registry, 'states' | 'pointer' | 'loads'>;
  origins: Readonly<Record<string, Pick<ReleaseOrigin, 'releaseIn'>>>;
  shell: ShellContract;
  /** Where each remote's releases are kept. Default: the server was not told. */
  stores: Readonly<Record<string, string | undefined>>;
  /** Opens one of these. */
  openHistory(place: string): Promise<ReturnType<typeof followHistory>>;
  errors: Pick<Errors, 'kept' | 'groups'>;
  vitals: Pick<RecentVitals, 'of'>;
  /** Names by which a link may ask for another release of a remote's own. Default: this site shows no previews. */
  links?: Pick<PreviewLinks, 'nameOf'> | undefined;
  /** What the judge of canaries says, at most one of each remote. Default: there is no judge. */
  verdicts?: () => readonly Verdict[];
  /** Default: the present. */
  now?: () => Date;
}

/** Earlier releases that are shown, which is further than anybody goes back. */
const MOST_EARLIER = 4;
const MOST_ERRORS = 5;
const MOST_ENTRIES = 12;
const HOUR_MS = 3_600_000;
/** Records are immutable, and some 20 kB. */
const KEPT_RECORDS = 60;

const idIn = (folder: string) => releaseId({ folder });
const folderOf = (id: string) => `releases/${id}/`;

const isBucket = (place: string) => place.startsWith('s3://');

/** What a link may ask for: visitors get the live one, and what does not fit is refused there too. */
const MAY_BE_SEEN: readonly ReleaseRole[] = ['canary', 'held', 'earlier'];

/** What made a release what it is. */
const MAKES: Readonly<Record<ReleaseRole, readonly LogEntry['what'][]>> = {
  live: ['live', 'promoted', 'rolled back'],
  canary: ['canary'],
  refused: ['live', 'promoted', 'rolled back', 'canary'],
  held: ['held'],
  earlier: ['live', 'promoted', 'rolled back'],
};

const countOf = (groups: readonly ErrorGroup[], release: string) =>
  groups
    .flatMap(({ counts }) => counts)
    .filter((each) => each.release === release)
    .reduce((all, { count }) => all + count, 0);

/** Puts together what the page of releases shows. Nothing in it rejects: what cannot be had is shown as that. */
export function createGather(ports: GatherPorts): () => Promise<ReleasesView> {
  const { registry, origins, shell, errors, vitals, now = () => new Date() } = ports;
  const records = new LRUCache<string, Release>({ max: KEPT_RECORDS });
  const histories = new Map<string, Promise<ReturnType<typeof followHistory>>>();

  async function recordIn(name: string, folder: string): Promise<Release | undefined> {
    const key = `${name}/${folder}`;
    const known = records.get(key);
    if (known) return known;
    const answer = await origins[name]?.releaseIn(folder);
    if (!answer?.ok) return undefined;
    records.set(key, answer.value);
    return answer.value;
  }

  async function readHistory(name: string): Promise<{ log: LogState; told: TeamHistory | undefined }> {
    const place = ports.stores[name];
    if (place === undefined) return { log: 'unnamed', told: undefined };
    try {
      const opened = histories.get(name) ?? ports.openHistory(place);
      histories.set(name, opened);
      return { log: 'read', told: await (await opened)(now()) };
    } catch {
      histories.delete(name);
      return { log: 'unreadable', told: undefined };
    }
  }

  async function gatherRemote(
    name: string,
    groups: readonly ErrorGroup[],
  ): Promise<{ view: RemoteView; candidates: Candidate[] }> {
    const state = registry.states().find((each) => each.name === name);
    const pointer = registry.pointer(name);
    const { log, told } = await readHistory(name);
    const own = groups.filter(({ last }) => last.owner === name);
    const loads = registry.loads().filter((load) => load.name === name);
    const place = ports.stores[name] ?? '';

    const named = (role: ReleaseRole, folder: string | undefined) =>
      folder === undefined ? [] : [{ role, folder }];
    const liveFolder = state?.live?.folder;
    const canaryFolder = state?.canary?.release.folder;
    const refused = [pointer?.release.folder, pointer?.canary?.folder].filter(
      (folder) => folder !== liveFolder && folder !== canaryFolder,
    );
    const previous = (pointer?.previous ?? []).filter(({ folder }) => folder !== liveFolder);
    const given = [
      ...named('live', liveFolder),
      ...named('canary', canaryFolder),
      ...refused.flatMap((folder) => named('refused', folder)),
    ];
    const held = (told?.held ?? [])
      .map(({ release }) => folderOf(release))
      .filter((folder) => !given.some((each) => each.folder === folder));
    const earlier = previous.slice(0, MOST_EARLIER);
    const shown = [
      ...given,
      ...held.flatMap((folder) => named('held', folder)),
      ...earlier.flatMap(({ folder }) => named('earlier', folder)),
    ];

    const known = await Promise.all(
      shown.map(async ({ role, folder }) => {
        const record =
          [state?.live, state?.canary?.release, pointer?.release].find((each) => each?.folder === folder) ??
          (await recordIn(name, folder));
        return { role, folder, record };
      }),
    );
    const commitOfLive = state?.live?.commit;
    const commitBefore = known.find(({ role }) => role === 'earlier')?.record?.commit;

    const verdict = ports.verdicts?.().find((each) => each.remote === name);
    /** Of its visitors: none while the judge has withdrawn it. */
    const shareOf = (id: string, percent: number) =>
      verdict?.withdrawn && verdict.canary === id ? 0 : percent;

    const releases = known.map(({ role, folder, record }): ReleaseView => {
      const id = idIn(folder);
      const entry = told?.entries.find((each) => each.release === id && MAKES[role].includes(each.what));
      const built = told?.entries.find((each) => each.release === id && each.changes) ?? entry;
      const load = loads.find((each) => each.release === id);
      const until = previous.find((each) => each.folder === folder)?.until;
      const since = role === 'earlier' ? until : entry?.at;
      const comparedWith = role === 'live' ? commitBefore : commitOfLive;
      const changes = told?.changes.get(id);
      return {
        id,
        role,
        ...(role === 'canary' && state?.canary && { percent: shareOf(id, state.canary.percent) }),
        ...(record && { builtAt: record.builtAt }),
        commit: record?.commit ?? '',
        ...(since !== undefined && { since }),
        ...(entry && { author: entry.author }),
        ...(entry?.reason && { reason: entry.reason }),
        ...(built && { dirty: built.dirty }),
        ...(load && { rendering: load.isPaused ? 'paused' : load.isRendered ? 'server' : 'browser' }),
        ...(changes && { changes }),
        ...(comparedWith && role !== 'earlier' && { comparedWith }),
        ...(record &&
          ports.links &&
          MAY_BE_SEEN.includes(role) && { look: previewAddress(record, ports.links.nameOf(name, id)) }),
        errors: countOf(own, id),
        vitals: vitals.of(`${name}@${id}`),
      };
    });

    const view: RemoteView = {
      name,
      problem: state?.problem ?? null,
      releases,
      moreEarlier: previous.length - earlier.length,
      previews: told?.previews ?? (pointer?.previews ?? []).map(({ until }) => ({ until })),
      errors: own.slice(0, MOST_ERRORS),
      errorGroups: own.length,
      log,
      history: (told?.entries ?? []).slice(0, MOST_ENTRIES),
      place: isBucket(place) ? `--to ${place}` : '',
      ...(verdict && { verdict }),
    };
    const candidates = known.flatMap(({ role, record }) =>
      record && role !== 'earlier' ? [{ remote: name, role, release: record }] : [],
    );
    return { view, candidates };
  }

  return async () => {
    const kept = await errors.groups().catch(() => undefined);
    const groups = kept ?? [];
    // Guests after those of the route table.
    const names = new Set([...REMOTE_NAMES, ...registry.states().map(({ name }) => name)]);
    const gathered = await Promise.all([...names].map((name) => gatherRemote(name, groups)));
    const { rows, problems } = fitsOf(
      gathered.flatMap(({ candidates }) => candidates),
      shell,
    );
    const ofShell = groups.filter(({ last }) => last.owner === 'shell');
    return {
      now: now().getTime(),
      siteUrl: ports.siteUrl,
      remotes: gathered.map(({ view }) => view),
      shell: {
        version: shell.version,
        contract: shell.contract,
        accepts: shell.accepts,
        vitals: vitals.of('shell'),
        errors: ofShell.slice(0, MOST_ERRORS),
        errorGroups: ofShell.length,
      },
      fits: rows,
      problems,
      recentErrors: groups.filter(({ lastSeen }) => now().getTime() - Date.parse(lastSeen) < HOUR_MS).length,
      errorsKept: kept ? errors.kept : 'unreadable',
    };
  };
}
