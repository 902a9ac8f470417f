import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
});
