import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from 'tools';

const IGNORED = /(?:^|\/)(?:node_modules|dist|dist-development|\.cache|\.data|\.git)(?:\/|$)/;

export interface WorkspaceCopyOptions {
  /** Parts whose development builds come along, so that they need not be built again. Default: none. */
  developed?: readonly string[];
  /** Whether packages are installed there as in any checkout, and not linked to those of this one. Default: false. */
  installed?: boolean;
}

/** Puts all that is installed here there too, without a second copy of what is in the files where the disk is the same. */
function install(copy: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}

function linkInstalled(copy: string): void {
  const modules = path.join(root, 'node_modules');
  const link = (name: string) => {
    // Of a name with a scope, only @shared is of the workspace.
    const folder = path.join(copy, name.startsWith('@shared/') ? name.slice(1) : name);
    const own = existsSync(path.join(folder, 'package.json')) ? folder : undefined;
    symlinkSync(own ?? path.join(modules, name), path.join(copy, 'node_modules', name));
  };
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(modules)) {
    if (!name.startsWith('@')) {
      link(name);
      continue;
    }
    mkdirSync(path.join(copy, 'node_modules', name));
    for (const scoped of readdirSync(path.join(modules, name))) link(`${name}/${scoped}`);
  }
}

/** A copy of the workspace, in a path with a space, whose packages are linked to each other. */
export function copyWorkspace({ developed = [], installed = false }: WorkspaceCopyOptions = {}): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'a workspace-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !IGNORED.test(path.relative(root, file)) });
  for (const file of developed.flatMap((part) => [
    `${part}/dist-development`,
    `${part}/.cache/dist-development.built`,
  ]))
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  if (installed) install(copy);
  else linkInstalled(copy);
  // What a package has to itself.
  for (const folder of [
    ...readdirSync(root),
    ...readdirSync(path.join(root, 'shared')).map((each) => `shared/${each}`),
  ]) {
    const own = path.join(root, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(copy, folder, 'node_modules'));
  }
  // What a part is built from is asked of git; links to packages look like files to it.
  execFileSync('git', ['init', '--quiet', copy]);
  writeFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
  return copy;
}
