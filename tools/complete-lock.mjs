// Completes package-lock.json after `npm install` behind a registry that lacks some platform's packages: npm
// leaves those out, and `npm ci` then refuses the file on every machine. What has no hash yet is asked for; it stays without
// one until this runs behind a registry that has the package.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SYSTEMS = new Set([
  'darwin',
  'win32',
  'linux',
  'android',
  'freebsd',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
  'openharmony',
  'openharmonyos',
]);
const PROCESSORS = new Set([
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
]);

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

/** What a platform package's own manifest would say, read from its name. */
function platformOf(name) {
  const parts = name.split(/[/-]/);
  const os = parts.find((part) => SYSTEMS.has(part));
  const cpu = parts.find((part) => PROCESSORS.has(part));
  const libc = /musl/.test(name) ? 'musl' : os === 'linux' && /gnu/.test(name) ? 'glibc' : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

const isLocked = (where, name) => {
  const folders = where
    .split('/node_modules/')
    .map((_part, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (place) => lock.packages[place],
  );
};

let added = 0;
for (const [where, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(where, name) || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(entry.dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    };
    added += 1;
  }
}
/** What the registry says of a package, or undefined where it has none. */
function integrityOf(name, version) {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const hash = stdout.trim();
  return status === 0 && hash.startsWith('sha512-') ? hash : undefined;
}

let hashed = 0;
let left = 0;
for (const [where, entry] of Object.entries(lock.packages)) {
  const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(where) ?? [];
  if (!name || entry.link || entry.integrity) continue;
  const integrity = integrityOf(name, entry.version);
  if (integrity) {
    entry.integrity = integrity;
    hashed += 1;
  } else left += 1;
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
if (added > 0 || hashed > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  `${added} platform packages added to package-lock.json, ${hashed} hashes; ${left} are left without one`,
);
