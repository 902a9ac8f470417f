import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { filesBelow, integrityMap, integrityOf } from './integrity.ts';
import { precompress } from './precompress.ts';

describe('the files of a release', () => {
  const long = 'console.log("the same words, again and again");\n'.repeat(40);
  let folder: string;
  const at = (file: string) => path.join(folder, file);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'files-'));
    mkdirSync(at('browser'));
    writeFileSync(at('browser/long.js'), long);
    writeFileSync(at('browser/short.js'), 'x');
    writeFileSync(at('picture.avif'), long);
    writeFileSync(at('server.cjs'), long);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are found below the folder, in one order everywhere', async () => {
    expect(await filesBelow(folder)).toEqual([
      'browser/long.js',
      'browser/short.js',
      'picture.avif',
      'server.cjs',
    ]);
  });

  it('are pinned by hash where a browser or a worker may run them', async () => {
    expect(await integrityMap(folder)).toEqual({
      'browser/long.js': integrityOf(long),
      'browser/short.js': integrityOf('x'),
      'server.cjs': integrityOf(long),
    });
    expect(integrityOf(Buffer.from('x'))).toBe(integrityOf('x'));
  });

  it('get compressed copies that hold the same, where that saves a packet', async () => {
    await precompress(folder);
    expect(brotliDecompressSync(readFileSync(at('browser/long.js.br'))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(at('browser/long.js.gz'))).toString()).toBe(long);
    for (const file of ['browser/short.js', 'picture.avif'])
      expect([existsSync(at(`${file}.br`)), existsSync(at(`${file}.gz`))]).toEqual([false, false]);
  });

  it('get them for the named files alone, where some are named', async () => {
    writeFileSync(at('browser/other.js'), long);
    await precompress(folder, { files: ['browser/other.js', 'picture.avif'] });
    expect((await filesBelow(folder)).filter((file) => file.endsWith('.br'))).toEqual([
      'browser/other.js.br',
    ]);
  });

  it('take the compressed copies of an earlier folder over, where the content is the same', async () => {
    const earlier = mkdtempSync(path.join(tmpdir(), 'earlier-'));
    mkdirSync(path.join(earlier, 'browser'));
    for (const [file, content] of [
      ['server.cjs', long],
      ['browser/long.js', long],
      ['changed.js', 'what stood here before'],
      ['uncompressed.js', long],
    ] as const)
      writeFileSync(path.join(earlier, file), content);
    // Told from what this folder would get by what no compression gives.
    for (const file of ['browser/long.js', 'changed.js'])
      for (const ending of ['br', 'gz']) writeFileSync(path.join(earlier, `${file}.${ending}`), ending);
    for (const file of ['changed.js', 'uncompressed.js']) writeFileSync(at(file), long);

    await precompress(folder, { earlier });
    const copies = (file: string) =>
      [readFileSync(at(`${file}.br`)), readFileSync(at(`${file}.gz`))] as const;
    expect(copies('browser/long.js').map(String)).toEqual(['br', 'gz']);
    for (const file of ['changed.js', 'uncompressed.js']) {
      const [br, gz] = copies(file);
      expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([long, long]);
    }
    rmSync(earlier, { recursive: true, force: true });
  });

  it('are compressed as far as it goes, but for those that no visitor loads', async () => {
    const varied = Array.from({ length: 600 }, (_, index) => `${Math.sin(index)} of ${index % 7};\n`).join(
      '',
    );
    for (const file of ['visitors.js', 'team.js']) writeFileSync(at(file), varied);
    await precompress(folder, { isForTeam: (file) => file === 'team.js' });
    const [visitors, team] = ['visitors.js.br', 'team.js.br'].map((file) => readFileSync(at(file)));
    expect(brotliDecompressSync(team ?? '').toString()).toBe(varied);
    expect(visitors?.length).toBeLessThan(team?.length ?? 0);
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    expect(visitors?.length).toBeLessThanOrEqual(brotliCompressSync(varied, best).length);
  });
});
