import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decompressUsingDict, createDCtx } from '@bokuweb/zstd-wasm';
import { copyAgainst } from '@shared/contract';
import { compressAgainst, scriptsBelow, writeDictionaryCopies } from './dictionary-copies.ts';
import { precompress } from './precompress.ts';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();
const digestOf = (content: string) => sha256(content).toString('base64');

/** Some kilobytes that no compression makes small. */
const noise = (seed: string) =>
  Array.from({ length: 100 }, (_, index) => sha256(`${seed} ${index}`).toString('base64')).join('\n');
const OLD = noise('old');
const NEW = OLD.replace('\n', '\nconst one = "changed line";\n');

describe('a script compressed against an earlier one', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'dictionaries-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Writes a build's files, by name. */
  function build(name: string, files: Readonly<Record<string, string>>): string {
    const folder = path.join(root, name);
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    return folder;
  }

  it('is of the form that browsers read: its sign, whose dictionary, and the difference', async () => {
    const copy = await compressAgainst(Buffer.from(NEW), Buffer.from(OLD));
    expect(copy.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(copy.subarray(8, 40)).toEqual(sha256(OLD));
    // A frame of Zstandard (RFC 8878, 3.1.1).
    expect(copy.subarray(40, 44).toString('hex')).toBe('28b52ffd');
    expect(copy.length).toBeLessThan(200);
    const read = decompressUsingDict(createDCtx(), copy.subarray(40), Buffer.from(OLD));
    expect(Buffer.from(read).toString()).toBe(NEW);
  });

  it('is written beside it, for each content that browsers may have, once', async () => {
    const live = build('live', { 'browser/12.aaaaaaaa.js': OLD, 'browser/remoteEntry.js': noise('entry') });
    const canary = build('canary', {
      'browser/12.bbbbbbbb.js': OLD,
      'browser/7.bbbbbbbb.js': noise('seven'),
    });
    const before = build('before', { 'browser/12.cccccccc.js': `${OLD}\nolder();` });
    const made = build('made', {
      'browser/12.dddddddd.js': NEW,
      'browser/remoteEntry.js': `${noise('entry')}\nchanged();`,
      'browser/8.dddddddd.js': noise('eight'),
    });
    const earlier = (await Promise.all([live, canary, before].map(scriptsBelow))).flat();
    const files = ['browser/12.dddddddd.js', 'browser/remoteEntry.js', 'browser/8.dddddddd.js'];
    const written = await writeDictionaryCopies(made, files, earlier);
    expect(written).toEqual({
      'browser/12.dddddddd.js': [digestOf(OLD), digestOf(`${OLD}\nolder();`)],
      'browser/remoteEntry.js': [digestOf(noise('entry'))],
    });
    for (const [file, digests] of Object.entries(written))
      for (const digest of digests) {
        const copy = readFileSync(path.join(made, copyAgainst(file, digest)));
        expect(copy.subarray(8, 40).toString('base64')).toBe(digest);
      }
  });

  it('is so at the same name too: another release has it at another address', async () => {
    const live = build('live', { 'browser/12.aaaaaaaa.js': OLD });
    const made = build('made', { 'browser/12.aaaaaaaa.js': OLD });
    const written = await writeDictionaryCopies(made, ['browser/12.aaaaaaaa.js'], await scriptsBelow(live));
    expect(written).toEqual({ 'browser/12.aaaaaaaa.js': [digestOf(OLD)] });
    const copy = readFileSync(path.join(made, copyAgainst('browser/12.aaaaaaaa.js', digestOf(OLD))));
    expect(copy.length).toBeLessThan(100);
  });

  it('is not kept where it spares little', async () => {
    const words = (seed: string) => `${seed}();\n`.repeat(200);
    const live = build('live', { '1.aaaaaaaa.js': noise('other'), '2.aaaaaaaa.js': words('one') });
    const made = build('made', { '1.bbbbbbbb.js': NEW, '2.bbbbbbbb.js': words('two') });
    await precompress(made);
    const files = ['1.bbbbbbbb.js', '2.bbbbbbbb.js'];
    expect(await writeDictionaryCopies(made, files, await scriptsBelow(live))).toEqual({});
    expect(existsSync(path.join(made, copyAgainst('1.bbbbbbbb.js', digestOf(noise('other')))))).toBe(false);
  });

  it('is made against four earlier contents at most', async () => {
    const folders = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      build(name, { '1.aaaaaaaa.js': `${OLD}${name}` }),
    );
    const made = build('made', { '1.bbbbbbbb.js': NEW });
    const earlier = (await Promise.all(folders.map(scriptsBelow))).flat();
    const { '1.bbbbbbbb.js': digests } = await writeDictionaryCopies(made, ['1.bbbbbbbb.js'], earlier);
    expect(digests).toEqual(['a', 'b', 'c', 'd'].map((name) => digestOf(`${OLD}${name}`)));
  });

  it('is none where nothing was before', async () => {
    const made = build('made', { '1.bbbbbbbb.js': NEW });
    const earlier = await scriptsBelow(path.join(root, 'never'));
    expect(await writeDictionaryCopies(made, ['1.bbbbbbbb.js'], earlier)).toEqual({});
  });
});
