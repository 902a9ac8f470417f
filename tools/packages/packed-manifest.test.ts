import { declarationOf, packedManifest, packedReadme, type Manifest } from './packed-manifest.ts';
import { packagesOfRemotes } from './pack.ts';

const manifest: Manifest = {
  name: '@shared/kit',
  version: '0.1.0',
  description: 'For remotes.',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { browser: './src/index.ts', node: './src/server/index.ts', default: './src/index.ts' },
    './testing': './src/testing/index.ts',
    './testing/*': './src/testing/*.test-kit.ts',
  },
  dependencies: { '@shared/ui': '*', react: '19.3.1', terser: '*' },
  devDependencies: { msw: '2.15.0', sharp: '0.35.5' },
  peerDependencies: { sharp: '^0.35.5' },
  peerDependenciesMeta: { sharp: { optional: true } },
};
const pack = (requested: readonly string[]) =>
  packedManifest(manifest, {
    version: '2.0.7',
    requested,
    together: new Set(['@shared/kit', '@shared/ui']),
    ofRoot: { '@types/react': '^19', jest: '30.5.2' },
    installed: () => '5.4.0',
  });

describe('a packed package', () => {
  it('has types for each of its faces, and none that only its own tests have', () => {
    expect(pack([]).exports).toEqual({
      '.': {
        types: './types/index.d.ts',
        browser: './src/index.ts',
        node: './src/server/index.ts',
        default: './src/index.ts',
      },
      './testing': { types: './types/testing/index.d.ts', default: './src/testing/index.ts' },
    });
    expect(declarationOf('./src/fonts/fonts.tsx')).toBe('./types/fonts/fonts.d.ts');
  });

  it('needs its fellows in its own version, and of others no whatever version', () => {
    expect(pack(['react', 'msw', 'sharp']).dependencies).toEqual({
      '@shared/ui': '2.0.7',
      '@types/react': '^19',
      // For development here, and asked for by what is packed.
      msw: '2.15.0',
      react: '19.3.1',
      terser: '^5.4.0',
    });
  });

  it('is none when it imports what nobody says that it needs', () => {
    expect(() => pack(['left-pad'])).toThrow(
      '@shared/kit imports left-pad, which is not among its dependencies',
    );
  });

  it('says what it is for and by which names it is imported', () => {
    const readme = packedReadme(manifest, '2.0.7');
    expect(readme).toContain('For remotes.');
    expect(readme).toContain('- `@shared/kit/testing`');
  });
});

test('what a remote needs is packed with what that needs, and nothing of servers', () => {
  const names = packagesOfRemotes().map(({ name }) => name);
  for (const part of [
    'contract',
    'bus',
    'api',
    'i18n',
    'ui',
    'remote-kit',
    'bundler',
    'stage',
    'host',
    'bucket',
  ])
    expect(names).toContain(`@shared/${part}`);
  expect(names).not.toContain('@shared/telemetry');
});
