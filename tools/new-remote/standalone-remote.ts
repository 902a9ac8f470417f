import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packRemotePackages, type Packed } from '../packages/pack.ts';
import { root } from '../repository/root.ts';
import { writeTemplate, type Fills } from './fill-template.ts';

/** What its tests, types and releases take, in the versions of this repository. */
const FOR_DEVELOPMENT = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  // Drives the browser in which a release is tried.
  'playwright-core',
  'typescript',
];

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  remote: object;
}

interface RootManifest {
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/** The package.json of a remote here, with packages from files and versions of its own. */
function ownManifest(file: string, packed: readonly Packed[]): object {
  const {
    scripts,
    dependencies,
    devDependencies: _ofTemplate,
    remote,
    ...manifest
  } = readJson(file) as Manifest;
  const { devDependencies: ofRoot, overrides } = readJson(path.join(root, 'package.json')) as RootManifest;
  const { devDependencies: ofBundler } = readJson(
    path.join(root, 'shared/bundler/package.json'),
  ) as RootManifest;
  const versions = { ...ofBundler, ...ofRoot };
  const ofRegistry = Object.entries(dependencies).filter(([name]) => !name.startsWith('@shared/'));
  const ofFiles = packed.map(({ name, file: tarball }) => [name, `file:packages/${path.basename(tarball)}`]);
  return {
    ...manifest,
    scripts: { ...scripts, test: 'jest' },
    dependencies: Object.fromEntries([...ofFiles, ...ofRegistry]),
    devDependencies: Object.fromEntries(FOR_DEVELOPMENT.map((name) => [name, versions[name]])),
    overrides,
    remote,
  };
}

/** Whether nothing stands in the way of a new repository there. */
export const isFree = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Writes a remote in a repository of its own, with the packages that it takes of this one.
 * @param folder absolute, free
 */
export async function writeStandaloneRemote(folder: string, fills: Fills): Promise<void> {
  const packed = await packRemotePackages(path.join(folder, 'packages'));
  writeTemplate('template', folder, fills);
  writeTemplate('standalone', folder, fills);
  const manifest = path.join(folder, 'package.json');
  writeJson(manifest, ownManifest(manifest, packed));
  const { compilerOptions } = readJson(path.join(root, 'tsconfig.base.json')) as {
    compilerOptions: object;
  };
  writeJson(path.join(folder, 'tsconfig.json'), {
    compilerOptions: { ...compilerOptions, tsBuildInfoFile: './.tsc/tsconfig.tsbuildinfo' },
    include: ['src', 'standalone'],
  });
}
