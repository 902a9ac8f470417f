import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** A package of the repository. */
export interface Workspace {
  /** Folder, relative to the repository: `mf-blog`, `shared/ui`. */
  folder: string;
  name: string;
  /** Names of all packages that it depends on, for its development too. */
  dependencies: readonly string[];
}

interface Manifest {
  name: string;
  workspaces?: readonly string[];
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Folders that a pattern of the root's `workspaces` names: a folder, `folder/*` or `prefix-*`. */
function foldersOf(pattern: string): string[] {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return [pattern];
  const parent = before.includes('/') ? before.slice(0, before.lastIndexOf('/') + 1) : '';
  return readdirSync(path.join(root, parent))
    .map((name) => parent + name)
    .filter((folder) => folder.startsWith(before) && existsSync(path.join(root, folder, 'package.json')));
}

/** All packages of the repository, by folder. */
export function readWorkspaces(): Workspace[] {
  const folders = (read('.').workspaces ?? []).flatMap(foldersOf).toSorted();
  return folders.map((folder) => {
    const { name, dependencies = {}, devDependencies = {} } = read(folder);
    return { folder, name, dependencies: Object.keys({ ...dependencies, ...devDependencies }) };
  });
}
