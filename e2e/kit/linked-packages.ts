import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from 'tools';

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  bin?: Readonly<Record<string, string>>;
}

/**
 * Installs what a repository elsewhere asks for: packages in files are unpacked, as npm does it; those of a registry are the ones
 * that are installed here, and none but those that its own package.json or that of an unpacked package names. So what nobody names
 * cannot be found.
 */
export function installOffline(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  const read = (place: string) =>
    JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as Manifest;
  const { dependencies = {}, devDependencies = {} } = read(folder);
  const files = Object.entries(dependencies).filter(([, range]) => range.startsWith('file:'));
  const named = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const programs = path.join(modules, '.bin');
  mkdirSync(programs, { recursive: true });
  const offer = (name: string, from: string) => {
    for (const [program, file] of Object.entries(read(from).bin ?? {}))
      symlinkSync(path.join(modules, name, file), path.join(programs, program));
  };
  for (const [name, range] of files) {
    const target = path.join(modules, name);
    mkdirSync(target, { recursive: true });
    const archive = path.join(folder, range.slice('file:'.length));
    execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
    for (const needed of Object.keys(read(target).dependencies ?? {})) named.add(needed);
    offer(name, target);
  }
  for (const name of named) {
    if (files.some(([file]) => file === name)) continue;
    const target = path.join(modules, name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), target);
  }
  for (const program of ['tsc', 'jest'])
    symlinkSync(path.join(root, 'node_modules/.bin', program), path.join(programs, program));
}
