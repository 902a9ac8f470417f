/** Packages in node_modules that are ES modules only and so must pass through the transform. */
const esmOnly = [
  'react-markdown',
  'remark-.*',
  'rehype-.*',
  'unified',
  'unist-.*',
  'mdast-.*',
  'micromark.*',
  'hast-.*',
  'vfile.*',
  'bail',
  'ccount',
  'character-.*',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'estree-util-.*',
  'html-url-attributes',
  'is-plain-obj',
  'longest-streak',
  'markdown-table',
  'property-information',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trough',
  'zwitch',
  'parse-entities',
  'is-alphabetical',
  'is-alphanumerical',
  'get-port',
  'github-slugger',
  'is-decimal',
  'is-hexadecimal',
  'workbox-.*',
  'oxc-parser',
  'p-map',
  'style-to-js',
  'style-to-object',
  'inline-style-parser',
  'typebox',
];

const secondTry = '<rootDir>/tools/test/second-try.mjs';

const shared = {
  rootDir: import.meta.dirname,
  setupFilesAfterEnv: [secondTry],
  transform: {
    '^.+\\.(?:m?js|tsx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '/dist-development/', '/\\.cache/', '/\\.data/'],
  moduleNameMapper: {
    '\\.(?:woff2|svg|png|webp|avif)$': '<rootDir>/shared/remote-kit/src/testing/file-stub.ts',
  },
};

/** Packages that know no screen: what they test needs no document, but for files that ask for one in their head. */
const WITHOUT_SCREEN = ['api', 'brand', 'bus', 'contract', 'forms', 'i18n', 'listing-search'];

const nodeTests = [
  '<rootDir>/artwork/**/*.test.ts',
  '<rootDir>/tools/**/*.test.ts',
  '<rootDir>/shared/bundler/**/*.test.ts',
  '<rootDir>/shell/server/**/*.test.ts?(x)',
  '<rootDir>/**/*.node.test.ts?(x)',
];

export default {
  // For tests that hang: no test is about its own time, and axe in a starved process takes more than the default of 5 s.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tools/test/api-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      // Styles go in by rules, as in production: as text each would have jsdom read the whole sheet again.
      globals: { SC_DISABLE_SPEEDY: false },
      testEnvironment: '<rootDir>/tools/test/jsdom/environment.ts',
      setupFiles: ['<rootDir>/shared/remote-kit/src/testing/polyfills.ts'],
      setupFilesAfterEnv: [
        secondTry,
        '<rootDir>/shared/remote-kit/src/testing/matchers.ts',
        '<rootDir>/shared/remote-kit/src/testing/no-owner-stacks.ts',
      ],
      testMatch: ['<rootDir>/{shared,shell,mf-*}/**/*.test.ts?(x)'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/shared/bundler/',
        `/shared/(?:${WITHOUT_SCREEN.join('|')})/.*\\.test\\.ts$`,
        '/shell/server/',
        '\\.node\\.test\\.tsx?$',
        '/dist/',
      ],
    },
    {
      ...shared,
      displayName: 'plain',
      testEnvironment: 'node',
      // As a browser takes these packages.
      testEnvironmentOptions: { customExportConditions: ['browser'] },
      testMatch: [`<rootDir>/shared/{${WITHOUT_SCREEN.join(',')}}/**/*.test.ts`],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.ts$', '/dist/'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: nodeTests,
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/api/src/testing/build-programs.ts',
      globalTeardown: '<rootDir>/api/src/testing/remove-programs.ts',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
    },
  ],
};
