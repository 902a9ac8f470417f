// node copy-runtime-packages.mjs <program> <output> [package …]
//
// Copies the installed packages that a program needs at run time, with all that they need, to the same places below
// <output>: exactly the files of the lock file, and no build tool among them. <program> is a workspace folder, whose
// package.json names its dependencies, or a folder of built programs, which name theirs in `require("…")`.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

const [program, output, ...more] = process.argv.slice(2);
if (!program || !output) {
  console.error('usage: copy-runtime-packages.mjs <program> <output> [package …]');
  process.exit(2);
}
const root = process.cwd();
/** A program with a manifest is run from its sources. */
const runsSources = existsSync(path.join(program, 'package.json'));
const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Packages outside the built programs of a folder; `axios/lib/x` belongs to `axios`. */
function requiredPackages(folder) {
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.cjs'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const requests = sources.flatMap((source) =>
    [...source.matchAll(/\brequire\("([^"./][^"]*)"\)/g)].map((match) => match[1]),
  );
  const packages = requests
    .filter((request) => !isBuiltin(request))
    .map((request) =>
      request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(packages)];
}

/** Where Node finds a package from a folder: the nearest node_modules upwards. */
function findPackage(name, from) {
  const found = path.join(from, 'node_modules', name);
  if (existsSync(path.join(found, 'package.json'))) return found;
  return from === root ? undefined : findPackage(name, path.dirname(from));
}

const copied = new Set();

/** A workspace that a program imports as it stands: its folder and the link to it, at the same places. */
function copyWorkspace(link) {
  const folder = realpathSync(link);
  cpSync(folder, path.join(output, path.relative(root, folder)), { recursive: true });
  const copy = path.join(output, path.relative(root, link));
  mkdirSync(path.dirname(copy), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), folder), copy);
  for (const each of Object.keys(readManifest(folder).dependencies ?? {})) copyPackage(each, folder, false);
}

function copyPackage(name, from, isOptional) {
  const folder = findPackage(name, from);
  if (!folder) {
    if (isOptional) return;
    throw new Error(`${name}, which ${path.relative(root, from)} needs, is not installed`);
  }
  if (copied.has(folder)) return;
  copied.add(folder);
  if (lstatSync(folder).isSymbolicLink()) {
    if (!runsSources) throw new Error(`${name} is a workspace: programs have those compiled in`);
    copyWorkspace(folder);
    return;
  }
  const nested = path.join(folder, 'node_modules');
  cpSync(folder, path.join(output, path.relative(root, folder)), {
    recursive: true,
    filter: (source) => source !== nested,
  });
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = readManifest(folder);
  const optional = new Set(Object.keys(optionalDependencies ?? {}));
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) {
    copyPackage(each, folder, optional.has(each));
  }
  for (const each of Object.keys(peerDependencies ?? {})) {
    if (!peerDependenciesMeta?.[each]?.optional) copyPackage(each, folder, false);
  }
}

const folder = path.resolve(program);
const names = runsSources ? Object.keys(readManifest(folder).dependencies ?? {}) : requiredPackages(folder);
for (const name of [...names, ...more]) copyPackage(name, folder, false);
console.log(`${copied.size} packages for ${program}`);
