import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROUTES, REMOTE_NAMES } from '@shared/contract';
import { clusterFile, placesOf } from '../new-remote/places.ts';
import { root } from '../repository/root.ts';

/**
 * `npm run new-remote -- mf-mortgage /mortgage`: a working remote with a page, words in both languages, tests, its route
 * and its link in the header, its compose service and its part of the cluster. `--no-install` leaves the package links as they are.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'no-install': { type: 'boolean', default: false } },
});
const [name = '', route = ''] = positionals;

function refuse(reason: string): never {
  console.error(`${reason}\nusage: npm run new-remote -- mf-<name> /<path>`);
  process.exit(2);
}
if (!/^mf-[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
  refuse(`"${name}" is no name of a remote, such as mf-mortgage`);
if (!/^\/[a-z\d-]+$/.test(route)) refuse(`"${route}" is no path of one segment, such as /mortgage`);
if (existsSync(path.join(root, name))) refuse(`${name} is there already`);
if (ROUTES.some((known) => known.path.toLowerCase() === route))
  refuse(`${route} belongs to another page already`);

const id = route.slice(1);
const words = id.split('-');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const versions = (
  JSON.parse(readFileSync(path.join(root, 'mf-portal/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  }
).dependencies;
const fills: Readonly<Record<string, string>> = {
  name,
  id,
  key: /^[a-z]\w*$/.test(id) ? id : `'${id}'`,
  path: route,
  title: capital(words.join(' ')),
  Component: words.map(capital).join('').replace(/^\d/, 'Page$&'),
  port: String(3001 + REMOTE_NAMES.length),
  ...versions,
};
const fill = (text: string) =>
  text.replaceAll(/\{\{([\w-]+)\}\}/g, (token, key: string) => fills[key] ?? token);

function writeTemplate(): void {
  const template = path.join(root, 'tools/new-remote/template');
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.template')) continue;
    const target = path.join(root, name, fill(file.replace(/\.template$/, '')));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(path.join(template, file), 'utf8')));
  }
}

const last = REMOTE_NAMES.at(-1) ?? '';

const places = placesOf({ name, id, title: fills['title'] ?? id, port: Number(fills['port']) }, last);
// All of them are found before the first is changed.
const texts = places.map(
  ({ file, add }) => [file, add(readFileSync(path.join(root, file), 'utf8'))] as const,
);
writeTemplate();
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
