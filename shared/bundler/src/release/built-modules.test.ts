import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '../webpack/compile.ts';
import { sendsToasts } from './built-modules.ts';

/** The public face of `shared/remote-kit` in small, and two pages that take of it what they need. */
const SOURCES = {
  'package.json': '{ "sideEffects": false }',
  'remote-kit/src/public.js': `
    export { useHead } from './context/hooks.js';
    export { useToaster } from './context/use-toaster.ts';`,
  'remote-kit/src/context/hooks.js': 'export const useHead = () => {};',
  'remote-kit/src/context/use-toaster.ts': 'export const useToaster = () => {};',
  'silent.js': `import { useHead } from './remote-kit/src/public.js'; useHead();`,
  'telling.js': `import { useToaster } from './remote-kit/src/public.js'; useToaster();`,
  'entry-silent.js': `import('./silent.js');`,
  'entry-telling.js': `import('./telling.js');`,
};

describe('whether a build sends toasts', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'toasts-'));
    for (const [file, text] of Object.entries(SOURCES)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['silent', false],
    ['telling', true],
  ])('is told by what its pages ask for: %s', async (page, expected) => {
    const [stats] = await compile([
      {
        mode: 'production',
        context: folder,
        entry: `./entry-${page}.js`,
        output: { path: path.join(folder, 'out', page) },
        optimization: { minimize: false },
        infrastructureLogging: { level: 'none' },
      },
    ]);
    if (!stats) throw new Error('nothing was built');
    expect(sendsToasts(stats.compilation)).toBe(expected);
  });
});
