import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import type { Compilation } from 'webpack';
import { installedVersion } from '../webpack/shared-libraries.ts';
import { modulesOf } from './built-modules.ts';

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** The folder of the installed package that a file belongs to, where it is the named one. */
function packageFolder(file: string, packageName: string): string | undefined {
  const inside = `/node_modules/${packageName}/`;
  const at = file.replaceAll('\\', '/').lastIndexOf('/node_modules/');
  return at >= 0 && file.replaceAll('\\', '/').startsWith(inside, at)
    ? file.slice(0, at + inside.length)
    : undefined;
}

/** Versions of a package that a build has in its files. */
function versionsIn(compilation: Pick<Compilation, 'modules'>, packageName: string): string[] {
  const files = modulesOf(compilation.modules).map((module) => module.nameForCondition() ?? '');
  const folders = new Set(files.flatMap((file) => packageFolder(file, packageName) ?? []));
  return [...new Set([...folders].map(versionIn))];
}

interface Manifest {
  name: string;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The version of each package that a finished build of the remote in `folder` really holds, whatever is installed beside the
 * build tool. Throws where it holds two versions of one, and where it is not what the remote's package.json asks for.
 */
export function bundledVersions(
  folder: string,
  compilation: Pick<Compilation, 'modules'>,
  packageNames: readonly string[],
): ReadonlyMap<string, string> {
  const { name, dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const asked: Readonly<Record<string, string>> = { ...peerDependencies, ...dependencies };
  return new Map(
    [...new Set(packageNames)].map((packageName) => {
      const [version = installedVersion(packageName), ...others] = versionsIn(compilation, packageName);
      if (others.length > 0)
        throw new Error(
          `${name} has ${packageName} ${[version, ...others].join(' and ')} in its files: parts of the page would not share. Run "npm install" at one version for all that it imports.`,
        );
      const range = asked[packageName];
      if (range !== undefined && !satisfies(version, range))
        throw new Error(
          `${name}: package.json asks for ${packageName} ${range}, and ${version} is what was built in. Run "npm install".`,
        );
      return [packageName, version] as const;
    }),
  );
}
