import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from './compile.ts';
import { StableRuntimeEntryPlugin } from './stable-runtime-entry.ts';

/** Builds a program that takes the generated module in as the federation plugin does; returns all that was written. */
async function buildWith(entry: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tree-'));
  try {
    const generated = path.join(folder, 'node_modules/.federation', entry);
    mkdirSync(path.dirname(generated), { recursive: true });
    mkdirSync(path.join(folder, 'mf-blog'));
    writeFileSync(generated, 'globalThis.federation = 1;');
    writeFileSync(path.join(folder, 'mf-blog/remote.js'), 'import("./page.js");');
    writeFileSync(path.join(folder, 'mf-blog/page.js'), 'export const page = 1;');
    await compile([
      {
        mode: 'production',
        context: path.join(folder, 'mf-blog'),
        entry: { main: [generated, './remote.js'] },
        output: { path: path.join(folder, 'out'), uniqueName: 'mf-blog' },
        optimization: {
          moduleIds: 'deterministic',
          chunkIds: 'deterministic',
          minimize: false,
          concatenateModules: false,
        },
        devtool: 'hidden-source-map',
        plugins: [new StableRuntimeEntryPlugin()],
      },
    ]);
    return ['main.js', 'main.js.map']
      .map((file) => readFileSync(path.join(folder, 'out', file), 'utf8'))
      .join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('builds the same in every folder, whatever the generated file is called there', async () => {
  const [one, other] = [await buildWith('entry.0a1b2c3d.js'), await buildWith('entry.ffffffff.js')];
  expect(one).toContain('.federation/entry.js');
  expect(other).toBe(one);
});
