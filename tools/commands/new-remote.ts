import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isGuestPlace, ROUTES, REMOTE_NAMES } from '@shared/contract';
import { fillsOf, writeTemplate } from '../new-remote/fill-template.ts';
import { clusterFile, placesOf } from '../new-remote/places.ts';
import { isFree, writeStandaloneRemote } from '../new-remote/standalone-remote.ts';
import { root } from '../repository/root.ts';

/**
 * `npm run new-remote -- mf-mortgage /mortgage`: a working remote with a page, words in both languages, tests, its route
 * and its link in the header, its compose service and its part of the cluster. `--no-install` leaves the package links as they are.
 * With `--standalone <folder>` it stands in a repository of its own there, and nothing is changed here.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'no-install': { type: 'boolean', default: false }, standalone: { type: 'string' } },
});
const [name = '', route = ''] = positionals;
/** Of the origin of a remote elsewhere, on this machine: beside those of a site. */
const STANDALONE_PORT = 4001;

function refuse(reason: string): never {
  console.error(`${reason}\nusage: npm run new-remote -- mf-<name> /<path> [--standalone <folder>]`);
  process.exit(2);
}
if (!/^mf-[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
  refuse(`"${name}" is no name of a remote, such as mf-mortgage`);
if (!/^\/[a-z\d-]+$/.test(route)) refuse(`"${route}" is no path of one segment, such as /mortgage`);
if (existsSync(path.join(root, name))) refuse(`${name} is there already`);
if (ROUTES.some((known) => known.path.toLowerCase() === route))
  refuse(`${route} belongs to another page already`);

if (values.standalone !== undefined) {
  const folder = path.resolve(values.standalone);
  if (!isGuestPlace(route)) refuse(`${route} is no path that a remote can be given`);
  const mistaken = REMOTE_NAMES.find((known) => name.startsWith(`${known}-`));
  if (mistaken) refuse(`${name} would be mistaken for ${mistaken}`);
  if (!isFree(folder)) refuse(`${folder} is not empty`);
  await writeStandaloneRemote(folder, fillsOf({ name, route, port: STANDALONE_PORT }));
  const inFolder = { cwd: folder, stdio: 'inherit' } as const;
  if (spawnSync('git', ['rev-parse', '--git-dir'], { cwd: folder }).status !== 0)
    spawnSync('git', ['init', '--quiet', '--initial-branch=main'], inFolder);
  if (!values['no-install']) spawnSync('npm', ['install', '--no-audit', '--no-fund'], inFolder);
  console.log(`${name} is ready in ${folder}; README.md there has its commands. A site shows it at ${route} when its operator says

  GUEST_REMOTES="${name}=https://where-its-releases-are.example;${route}"`);
  process.exit(0);
}

const id = route.slice(1);
const port = 3001 + REMOTE_NAMES.length;
const fills = fillsOf({ name, route, port });
const last = REMOTE_NAMES.at(-1) ?? '';

const places = placesOf({ name, id, title: fills['title'] ?? id, port }, last);
// All of them are found before the first is changed.
const texts = places.map(
  ({ file, add }) => [file, add(readFileSync(path.join(root, file), 'utf8'))] as const,
);
writeTemplate('template', path.join(root, name), fills);
for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
writeFileSync(
  path.join(root, clusterFile(name)),
  readFileSync(path.join(root, clusterFile(last)), 'utf8').replaceAll(last, name),
);
const written = [name, clusterFile(name), ...places.map(({ file }) => file)];
spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--write', ...written], {
  cwd: root,
  stdio: 'inherit',
});
if (!values['no-install'])
  spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
console.log(`${name} is ready: http://localhost:3000${route}

  npm run dev -- ${name}       develop it, against the built rest
  npm test -w ${name}          its tests
  npm run release -w ${name}   release it

Its words stand in ${name}/src/locales, the header's in shell/src/locales; the Arabic title waits for its translation.
The shell learns of the new route and its link by "npm run release -w shell"; "npm run remove-remote -- ${name}" undoes all of it.`);
