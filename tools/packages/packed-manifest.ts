/** As much of a package.json as packing reads. */
export interface Manifest {
  name: string;
  description?: string;
  version: string;
  type?: string;
  sideEffects?: boolean | readonly string[];
  bin?: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  /** What whoever installs it may bring: it is not brought along. */
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: object;
}

export interface Packing {
  /** Of all packages that are packed together. */
  version: string;
  /** What the packed files ask for. */
  requested: readonly string[];
  /** Names of the packages that are packed together. */
  together: ReadonlySet<string>;
  /** What the repository itself has for development. */
  ofRoot: Readonly<Record<string, string>>;
  /** The version of an installed package. */
  installed(name: string): string;
}

/** `@types/react` of `react`, `@types/scope__name` of `@scope/name`. */
const typesOf = (name: string) => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

const isTestKit = (target: string) => target.includes('.test-kit.');

/** A source file as its declarations are named: `./src/index.ts` → `./types/index.d.ts`. */
export const declarationOf = (source: string): string =>
  source.replace(/^\.\/src\//, './types/').replace(/\.tsx?$/, '.d.ts');

type Exports = Record<string, Record<string, string>>;

function packedExports(exports: Manifest['exports']): Exports {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, targets]) => {
      const conditions = typeof targets === 'string' ? { default: targets } : targets;
      const source = conditions['default'] ?? '';
      // Who installs a package has no use for what its own tests are made of.
      return isTestKit(source) ? [] : [[entry, { types: declarationOf(source), ...conditions }]];
    }),
  );
}

/**
 * What a package's files ask for, with versions. What is for development in this repository, as the test kit of remotes and the
 * stage, is needed by whoever installs it. Throws where nobody says that a package is needed.
 */
function packedDependencies(manifest: Manifest, packing: Packing): Record<string, string> {
  const { requested, together, ofRoot, installed, version } = packing;
  const said = { ...ofRoot, ...manifest.devDependencies, ...manifest.dependencies };
  const names = [...new Set([...Object.keys(manifest.dependencies ?? {}), ...requested])].filter(
    (name) => !(name in (manifest.peerDependencies ?? {})),
  );
  const typed = names.map(typesOf).filter((name) => name in said);
  return Object.fromEntries(
    [...names, ...typed].toSorted().map((name) => {
      const range = together.has(name) ? version : said[name];
      if (range === undefined)
        throw new Error(`${manifest.name} imports ${name}, which is not among its dependencies`);
      return [name, range === '*' ? `^${installed(name)}` : range];
    }),
  );
}

/** The package.json that a package is packed with: public, with types, and with all that it needs. */
export function packedManifest(manifest: Manifest, packing: Packing) {
  const { name, description, type, sideEffects, bin, exports, peerDependencies, peerDependenciesMeta } =
    manifest;
  return {
    name,
    version: packing.version,
    ...(description !== undefined && { description }),
    ...(type !== undefined && { type }),
    license: 'MIT',
    engines: { node: '>=20.19' },
    files: ['src', 'types', 'docs', ...(bin ? ['bin'] : [])],
    exports: packedExports(exports),
    ...(bin && { bin }),
    ...(sideEffects !== undefined && { sideEffects }),
    dependencies: packedDependencies(manifest, packing),
    ...(peerDependencies && { peerDependencies, peerDependenciesMeta }),
  };
}

/** What stands in a package's README: what it is for, and by which names it is imported. */
export function packedReadme({ name, description = '', exports }: Manifest, version: string): string {
  const entries = Object.keys(packedExports(exports)).map((entry) => `- \`${name}${entry.slice(1)}\``);
  return `# ${name}

${description}

Version ${version}: the first number is the contract that a site and its remotes have with each other, which has to be the
site's; take all packages of this kind in one version.

Imported by:

${entries.join('\n')}

Types and what each function is for stand in \`types/\`; sources in \`src/\`, which the bundler takes as they are.${
    name === '@shared/remote-kit' || name === '@shared/bundler'
      ? '\nWhat a team does every day stands in `docs/teams.md`.'
      : ''
  }
`;
}
