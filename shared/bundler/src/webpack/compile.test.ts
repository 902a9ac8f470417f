import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile, startCompile } from './compile.ts';

describe('the cache of a build', () => {
  const MODULES = 100;
  let folder: string;
  const write = (index: number, text: string) =>
    writeFileSync(path.join(folder, `part-${index}.js`), `export const part${index} = '${text}';`);
  const configuration = () => ({
    mode: 'production' as const,
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'output') },
    optimization: { minimize: false },
    cache: { type: 'filesystem' as const, cacheDirectory: path.join(folder, 'cache'), name: 'one' },
  });
  const writtenAt = () => statSync(path.join(folder, 'cache/one/index.pack')).mtimeMs;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
    const parts = Array.from({ length: MODULES }, (_, index) => index);
    for (const index of parts) write(index, 'as it was');
    writeFileSync(
      path.join(folder, 'main.js'),
      `${parts.map((index) => `import { part${index} } from './part-${index}.js';`).join('\n')}
      console.log(${parts.map((index) => `part${index}`).join()});`,
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is written where there was none, and where many modules are new, but not for a line in one of them', async () => {
    await compile([configuration()]);
    const first = writtenAt();

    write(1, 'changed');
    await compile([configuration()]);
    expect(writtenAt()).toBe(first);
    expect(readFileSync(path.join(folder, 'output/main.js'), 'utf8')).toContain('changed');

    for (const index of [2, 3, 4, 5]) write(index, 'changed');
    const { closed } = await startCompile(configuration());
    await closed;
    expect(writtenAt()).toBeGreaterThan(first);
  });
});
