import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { readRemotePackage } from './package/remote-package.ts';
import { placeIn, placeOfCommand } from './release/place.ts';
import { prepareSideProcess, SHORT_LIVED } from './webpack/start-side-process.ts';

// What plugins are told is written in this package: types and its tests look at that, and need not at every command (0.1 s).
process.env['SKIP_VALIDATION'] ??= 'y';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    development: { type: 'boolean', default: false },
    auto: { type: 'boolean', default: false },
    once: { type: 'boolean', default: false },
    hold: { type: 'boolean', default: false },
    checked: { type: 'boolean', default: false },
    branch: { type: 'string' },
    end: { type: 'boolean', default: false },
    days: { type: 'string' },
    'keep-canary': { type: 'boolean', default: false },
    reason: { type: 'string' },
    to: { type: 'string' },
    unchecked: { type: 'boolean', default: false },
    accept: { type: 'boolean' },
    against: { type: 'string' },
    main: { type: 'boolean' },
    record: { type: 'boolean' },
  },
});
const [command = '', ...words] = positionals;
const {
  development,
  auto,
  once,
  hold,
  checked,
  branch,
  end,
  days,
  reason,
  unchecked,
  to,
  'keep-canary': keepCanary,
} = values;
const moveWords = { keepCanary, reason };
const cwd = process.cwd();
/** A remote's own folder where it stands in a repository of its own, and has its packages there; else the one above, of all remotes. */
const installedIn = (folder: string) =>
  existsSync(path.join(folder, 'node_modules/@shared/bundler')) ? folder : path.dirname(folder);
const place = await placeOfCommand(development, to).catch((error: Error) => {
  console.error(error.message);
  process.exit(2);
});
// What the federation plugin generates lies in the node_modules of the folder that it is loaded in, and module ids follow
// from where that is: always beside the remotes, so that the same sources are the same release, whichever command builds.
if (command !== 'build' || words.length === 0) process.chdir(installedIn(place.folder));
const commandsOf = () => import('./release/commands.ts');
/** For a command that builds one remote: what takes long to start is started first. */
function beginBuild(): void {
  setFlagsFromString(SHORT_LIVED);
  if (words.length === 0 && readRemotePackage(place.folder).serverRendered) prepareSideProcess();
}

const usage = `usage, in a remote's folder or with npm run … -w <remote> -- …:
  remote build [--development] [folder …]
                                     build, and make it live at its origin; several one after the other. --checked: only
                                     where its types are right and every route and parcel renders, as images do
  remote release [--hold]            build, check types, contract and renderings, try it in a browser in the site
                                     at SITE_URL, make it live; --hold keeps it back.
                                     --unchecked: also where no site answers there, or no browser is
  remote rollback [version]          make the release before live again, or the named one, which is first tried as release
                                     does if no visitor ever had it
  remote canary <version> <percent>  give a release to a share of the visitors; 0 ends it. One that was never tried is first
                                     tried as release does. --auto promotes it once the site's judge finds it good
  remote canary watch [--once]       follow what the judge at SITE_URL says (RELEASES_TOKEN), and move the pointer by it
  remote promote                     make the canary live
  remote preview [--branch name]     build and check as release does, and print a link that shows it in the site to whoever
                                     has it, for 14 days; one a branch (BRANCH, else git's). --end ends the branch's
  remote releases                    the history: what became of each release, by whom, and why
  remote clean [--days 30]           delete releases replaced longer ago than that
                                     release and rollback end a running canary; --keep-canary keeps it.
                                     --reason "…" stands in the history
                                     --to <folder|s3://bucket/prefix>: where the releases are kept, of each of these;
                                     RELEASES says the same (dist)
  remote pictures [word …]           take the stage's pictures, of those whose name holds a word, compare them with the accepted
                                     ones, and write a page of what is other. --accept: that is how it should be.
                                     --against <address of a stage>: compare with that. --main: what the tests compare.
                                     --record: ask the API at API_ORIGIN for answers that pictures/data.json does not have
  remote serve [--development]       serve the releases on the remote's own origin
  remote dev                         develop with fast refresh`;

const commands: Record<string, () => Promise<void>> = {
  async build() {
    beginBuild();
    const { build } = await commandsOf();
    const places =
      words.length === 0 ? [place] : words.map((word) => placeIn(path.resolve(cwd, word), development));
    for (const each of places)
      await build(each, {
        mode: development ? 'development' : 'production',
        isAlone: words.length === 0,
        checked,
      });
  },
  async release() {
    beginBuild();
    await (await commandsOf()).release(place, { ...moveWords, hold, unchecked });
  },
  rollback: async () => (await commandsOf()).rollback(place, words[0], { ...moveWords, unchecked }),
  async preview() {
    if (!end) beginBuild();
    await (await import('./release/preview-command.ts')).preview(place, { branch, end, reason });
  },
  async pictures() {
    const { accept = false, against, main: mainOnly = false, record = false } = values;
    const { pictures } = await import('./pictures/command.ts');
    await pictures(place, { accept, against, mainOnly, record, words });
  },
  async canary() {
    const [version, percent] = words;
    if (version === 'watch') return (await import('./release/watch-canary.ts')).watchCanary(place, { once });
    if (!version || !percent) throw new Error('which release, and for how many percent of the visitors?');
    return (await commandsOf()).canary(place, version, percent, { ...moveWords, auto, unchecked });
  },
  promote: async () => (await commandsOf()).promoteCanary(place, moveWords),
  clean: async () =>
    (await commandsOf()).clean(place, days === undefined ? undefined : Number(days), moveWords),
  async releases() {
    const { describeHistory } = await import('./release/describe-history.ts');
    for (const line of await describeHistory(place.store)) console.log(line);
  },
  async serve() {
    const { createRemoteServer } = await import('./serve/remote-server.ts');
    if (place.store.name !== place.output)
      throw new Error(`${place.store.name} is no folder; a bucket is read over HTTP (docs/operating.md)`);
    const remote = readRemotePackage(place.folder);
    const port = Number(process.env['PORT'] ?? remote.port);
    const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3010';
    const server = await createRemoteServer({ root: place.output, apiOrigin });
    await server.listen({ port, host: process.env['HOST'] ?? '127.0.0.1' });
    console.log(`${remote.name} on http://localhost:${port}`);
  },
  async dev() {
    const { startDevelopmentServer } = await import('./serve/development-server.ts');
    await startDevelopmentServer(readRemotePackage(place.folder));
  },
};

const run = commands[command];
if (!run) {
  console.error(usage);
  process.exit(2);
}
try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
