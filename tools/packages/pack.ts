import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@shared/contract';
import { root } from '../repository/root.ts';
import { readWorkspaces, type Workspace } from '../repository/workspaces.ts';
import { writeDeclarations } from './declarations.ts';
import { packedManifest, packedReadme, type Manifest } from './packed-manifest.ts';
import { requestedPackages } from './requested-packages.ts';

const run = promisify(execFile);

/** A package that lies in a file, to be installed anywhere. */
export interface Packed {
  name: string;
  version: string;
  /** Absolute: `…/shared-ui-2.0.513.tgz`. */
  file: string;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** What remotes are made of: the shared packages that one here depends on, and what these depend on. */
export function packagesOfRemotes(workspaces: readonly Workspace[] = readWorkspaces()): Workspace[] {
  const known = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const found = new Set<Workspace>();
  const follow = ({ dependencies }: Workspace): void => {
    for (const name of dependencies) {
      const workspace = known.get(name);
      if (!workspace?.folder.startsWith('shared/') || found.has(workspace)) continue;
      found.add(workspace);
      follow(workspace);
    }
  };
  for (const workspace of workspaces) if (workspace.name.startsWith('mf-')) follow(workspace);
  return [...found].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** `2.0.513`: the contract, and how many commits there are; `0` where there is no history. */
export async function packedVersion(): Promise<string> {
  const commits = await run('git', ['rev-list', '--count', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '0',
  );
  return `${CONTRACT_VERSION}.0.${commits}`;
}

const isPacked = (file: string) => !/\.test(?:-kit)?\.[cm]?tsx?$/.test(file);

/** All that is packed of a folder's sources, absolute. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && isPacked(file))
    .map((file) => path.join(folder, file));

/** A package as it is installed, in a folder of its own: sources, declarations, README. */
function stage(workspace: Workspace, staged: string, declarations: string): void {
  const folder = path.join(root, workspace.folder);
  for (const part of ['src', 'bin'])
    if (existsSync(path.join(folder, part)))
      cpSync(path.join(folder, part), path.join(staged, part), { recursive: true, filter: isPacked });
  const types = path.join(declarations, path.basename(workspace.folder), 'src');
  if (existsSync(types)) cpSync(types, path.join(staged, 'types'), { recursive: true });
  for (const fonts of ['src/fonts/woff2.d.ts'])
    if (existsSync(path.join(staged, fonts)))
      cpSync(path.join(staged, fonts), path.join(staged, fonts.replace('src/', 'types/')));
}

/**
 * Packs what a remote in a repository of its own needs of this one. Rejects where a package imports what it does not say that it
 * needs.
 * @param output folder that the files are written to
 * @param version of all of them. Default: the contract and how many commits there are
 */
export async function packRemotePackages(output: string, version?: string): Promise<Packed[]> {
  const packages = packagesOfRemotes();
  const together = new Set(packages.map(({ name }) => name));
  const { devDependencies: ofRoot = {} } = readManifest(root);
  const given = version ?? (await packedVersion());
  const work = mkdtempSync(path.join(tmpdir(), 'packages-'));
  try {
    const declarations = path.join(work, 'declarations');
    await writeDeclarations(
      packages.flatMap(({ folder }) => sourcesOf(path.join(root, folder, 'src'))),
      declarations,
    );
    const folders = packages.map((workspace) => {
      const staged = path.join(work, path.basename(workspace.folder));
      stage(workspace, staged, declarations);
      const manifest = readManifest(path.join(root, workspace.folder));
      const packed = packedManifest(manifest, {
        version: given,
        requested: requestedPackages(staged, manifest.name),
        together,
        ofRoot,
        installed: (name) => readManifest(path.join(root, 'node_modules', name)).version,
      });
      writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
      writeFileSync(path.join(staged, 'README.md'), packedReadme(manifest, given));
      if (['remote-kit', 'bundler'].includes(path.basename(staged)))
        cpSync(path.join(root, 'docs/teams.md'), path.join(staged, 'docs/teams.md'), { recursive: true });
      return staged;
    });
    mkdirSync(output, { recursive: true });
    await run('npm', ['pack', '--silent', '--pack-destination', path.resolve(output), ...folders], {
      cwd: work,
      maxBuffer: 10_000_000,
    });
  } finally {
    rmSync(work, { recursive: true });
  }
  return packages.map(({ name }) => ({
    name,
    version: given,
    file: path.resolve(output, `${name.replace('@', '').replace('/', '-')}-${given}.tgz`),
  }));
}
