import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES, ROUTES } from '@shared/contract';
import { clusterFile, placesOf, SITE_LINKS } from '../new-remote/places.ts';
import { root } from '../repository/root.ts';

/**
 * `npm run remove-remote -- mf-mortgage` undoes `new-remote`: its folder, its routes, its link in the header, its compose
 * service and its part of the cluster. `--force` deletes work that is in no commit; `--no-install` leaves the package links as
 * they are. `--standalone <folder>`: a remote in a repository of its own, by `new-remote --standalone`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: false },
    standalone: { type: 'string' },
  },
});
const [name = ''] = positionals;

function refuse(reason: string): never {
  console.error(`${reason}\nusage: npm run remove-remote -- mf-<name> [--force] [--standalone <folder>]`);
  process.exit(2);
}
if (values.standalone !== undefined) {
  const folder = path.resolve(values.standalone);
  const manifest = path.join(folder, 'package.json');
  const found = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name
    : undefined;
  if (found !== name) refuse(`${folder} is not the repository of "${name}"`);
  const { stdout, status } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!values.force && (status !== 0 || stdout.trim() !== ''))
    refuse(`${folder} has work that is in no commit; --force deletes it`);
  rmSync(folder, { recursive: true });
  console.log(`${folder} is removed. A site forgets ${name} when GUEST_REMOTES names it no longer.`);
  process.exit(0);
}
const names: readonly string[] = REMOTE_NAMES;
if (!names.includes(name)) refuse(`no remote is called "${name}"; there are ${names.join(', ')}`);
if (names.length === 1) refuse(`${name} is the only remote`);

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // What is in no repository is in no commit.
    return args[0] === 'status' ? name : '';
  }
};
if (!values.force && git('status', '--porcelain', '--', name) !== '')
  refuse(`${name} has work that is in no commit; --force deletes it`);

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const ids = ROUTES.flatMap((route) => (route.owner === name ? [route.path.slice(1)] : []));
const written = new Set<string>();
for (const id of ids.length > 0 ? ids : [name.replace('mf-', '')]) {
  // The header's other links and their words are the specification's.
  const hasLink = read(SITE_LINKS).includes(`href: '/${id}'`);
  for (const { file, remove } of placesOf({ name, id }, '')) {
    if (!hasLink && file.startsWith('shell/src/locales/')) continue;
    writeFileSync(path.join(root, file), remove(read(file)));
    written.add(file);
  }
}
rmSync(path.join(root, name), { recursive: true, force: true });
rmSync(path.join(root, clusterFile(name)), { force: true });
spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--write', ...written], {
  cwd: root,
  stdio: 'inherit',
});
if (!values['no-install'])
  spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });

const left = git(
  'grep',
  '--untracked',
  '--line-number',
  '--word-regexp',
  '--fixed-strings',
  name,
  '--',
  ':!docs',
)
  .split('\n')
  .filter((line) => line !== '');
console.log(`${name} is removed. The shell forgets its routes by "npm run release -w shell".`);
if (left.length > 0) console.log(`\nThese lines still name it:\n${left.join('\n')}`);
