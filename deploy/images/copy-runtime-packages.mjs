// node copy-runtime-packages.mjs <program> <output>
//
// Copies the installed packages that a program needs at run time, with all that they need, to the same places below
// <output>: exactly the files of the lock file, and no build tool among them. <program> is a folder of built programs, of which
// a package.json beside them names the dependencies, or which name theirs in `require("…")`.
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

const [program, output] = process.argv.slice(2);
if (!program || !output) {
  console.error('usage: copy-runtime-packages.mjs <program> <output>');
  process.exit(2);
}
const root = process.cwd();
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

function copyPackage(name, from, isOptional) {
  const folder = findPackage(name, from);
  if (!folder) {
    if (isOptional) return;
    throw new Error(`${name}, which ${path.relative(root, from)} needs, is not installed`);
  }
  if (copied.has(folder)) return;
  copied.add(folder);
  if (lstatSync(folder).isSymbolicLink())
    throw new Error(`${name} is a workspace: programs have those compiled in`);
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
const names = existsSync(path.join(folder, 'package.json'))
  ? Object.keys(readManifest(folder).dependencies)
  : requiredPackages(folder);
for (const name of names) copyPackage(name, folder, false);
console.log(`${copied.size} packages for ${program}`);
