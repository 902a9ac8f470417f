import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStores, STORES, type OpenStores } from '../testing/stores.test-kit.ts';
import type { Store } from './store.ts';

let stores: OpenStores;
beforeAll(async () => (stores = await openStores()));
afterAll(() => stores.close());

describe.each(STORES)('a store of releases, a %s', (kind) => {
  let store: Store;
  beforeEach(async () => (store = await stores.open(kind)));
  const text = async (file: string) => (await store.read(file))?.toString();

  /** A folder of this machine with these files. */
  function draft(files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'draft-'));
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    return folder;
  }
  async function take(files: Readonly<Record<string, string>>, folder: string): Promise<void> {
    const from = draft(files);
    await store.take(from, folder);
    rmSync(from, { recursive: true, force: true });
  }

  it('is empty at first', async () => {
    expect([await store.list('releases'), await store.list('log'), await store.read('release.json')]).toEqual(
      [[], [], undefined],
    );
    await store.remove('releases/nothing/');
  });

  it('has what was written last, and lists names alone', async () => {
    await store.write('log/000002-b.json', 'two');
    await store.write('log/000001-a.json', 'one');
    await store.write('log/000002-b.json', 'two again');
    expect([await store.list('log'), await text('log/000002-b.json')]).toEqual([
      ['000001-a.json', '000002-b.json'],
      'two again',
    ]);
  });

  it('lists each of those that were written at once', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `0000${10 + index}.json`);
    await Promise.all(names.map((name) => store.write(`log/${name}`, name)));
    expect(await store.list('log')).toEqual(names);
  });

  it('takes a folder, and gives it back until it is deleted, with nothing of the one beside it', async () => {
    await take(
      { 'release.json': '{}', 'browser/a.js': 'a', 'browser/deep/b.js.br': 'b' },
      'releases/1.0.0-a/',
    );
    await take({ 'release.json': '{}' }, 'releases/1.0.0-ab/');
    expect(await store.list('releases')).toEqual(['1.0.0-a', '1.0.0-ab']);
    expect(await text('releases/1.0.0-a/browser/deep/b.js.br')).toBe('b');
    await store.remove('releases/1.0.0-a/');
    expect(await store.list('releases')).toEqual(['1.0.0-ab']);
    expect(await text('releases/1.0.0-a/browser/a.js')).toBeUndefined();
  });

  it('takes the same folder from two at once', async () => {
    const files = { 'release.json': '{}', 'browser/a.js': 'a' };
    await Promise.all([take(files, 'releases/1.0.0-a/'), take(files, 'releases/1.0.0-a/')]);
    expect([
      await text('releases/1.0.0-a/browser/a.js'),
      await text('releases/1.0.0-a/release.json'),
    ]).toEqual(['a', '{}']);
  });
});
