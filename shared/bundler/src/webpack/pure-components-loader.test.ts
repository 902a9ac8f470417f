import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { compile } from './compile.ts';
import { sourceRules } from './source-rules.ts';

const router = path.dirname(require.resolve('react-router/package.json'));
const { version } = require('react-router/package.json') as { version: string };

/** The loader reads the text of somebody else's build, so each upgrade of the router has to pass this. */
describe('unused components of the router', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'router-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** What is left of the router for somebody who imports these names. */
  async function bundle(names: string, rules: ReturnType<typeof sourceRules>): Promise<string> {
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, `import { ${names} } from ${JSON.stringify(router)};\nconsole.log(${names});\n`);
    await compile([
      {
        mode: 'production',
        context: folder,
        entry,
        output: { path: folder, filename: 'bundle.js' },
        externals: { react: 'var react' },
        module: { rules },
        optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })] },
        cache: false,
      },
    ]);
    return readFileSync(path.join(folder, 'bundle.js'), 'utf8');
  }
  const rules = sourceRules('production', { refresh: false, assets: { emit: false } });
  /** Said by NavLink alone, however the minifier calls it. */
  const isThere = (text: string) => text.includes('aria-current');
  /** Said where routes are drawn, which a memo of the router's does. */
  const drawsRoutes = (text: string) => text.includes('Unexpected Application Error!');
  /** What catches errors of routes, a class that has a context. */
  const catchesErrors = (text: string) => text.includes('contextType');

  it('do not travel; without the loader they would, and with it those that are used do', async () => {
    const [without, unused, used] = [
      await bundle('useParams', []),
      await bundle('useParams', rules),
      await bundle('NavLink', rules),
    ];
    const wrong = [
      ...(isThere(without)
        ? []
        : [`react-router ${version} lets go of NavLink by itself: pure-components-loader.cjs can go`]),
      ...(isThere(unused)
        ? [
            `react-router ${version} keeps NavLink: pure-components-loader.cjs does not know its text any more`,
          ]
        : []),
      ...(drawsRoutes(unused)
        ? [
            `react-router ${version} keeps what draws routes: pure-components-loader.cjs does not know its text any more`,
          ]
        : []),
      ...(catchesErrors(without)
        ? []
        : [
            `react-router ${version} lets go of what catches errors by itself: its part of the loader can go`,
          ]),
      ...(catchesErrors(unused)
        ? [
            `react-router ${version} keeps what catches errors: pure-components-loader.cjs does not know its text any more`,
          ]
        : []),
      ...(isThere(used) ? [] : [`react-router ${version} has no NavLink that this test would know`]),
    ];
    expect(wrong).toEqual([]);
  }, 60_000);

  it('are all marked, and lose the names that developer tools show', () => {
    const loader = require('./pure-components-loader.cjs') as (source: string) => string;
    const build = path.join(router, 'dist/production');
    const sources = readdirSync(build).filter((file) => file.endsWith('.mjs'));
    const texts = sources.map((file) => loader(readFileSync(path.join(build, file), 'utf8')));
    const lines = texts.flatMap((text) => text.split('\n'));
    const missed = lines.filter(
      (line) =>
        /^\S.*= \w+\.(?:forwardRef|memo)\(/.test(line) || /^\w+\.(?:displayName|contextType) = /.test(line),
    );
    expect(missed.map((line) => `react-router ${version}: not taken care of: ${line}`)).toEqual([]);
    expect(
      lines.filter((line) => line.includes('/* @__PURE__ */') && line.includes('.forwardRef(')),
    ).not.toEqual([]);
  });
});
