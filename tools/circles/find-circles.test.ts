import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeCircles } from './describe.ts';
import { findCircles } from './find-circles.ts';
import { readImports } from './imports.ts';

describe('circles between folders and files', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'circles-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Writes a tree of files, each with what it imports. */
  function tree(files: Readonly<Record<string, readonly string[]>>): void {
    for (const [file, imports] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      const text = imports.map((each) => `import type { Any } from '${each}';\n`).join('');
      writeFileSync(path.join(root, file), text);
    }
  }
  const found = () =>
    findCircles(readImports(root)).map(({ of, folder, steps }) => {
      const names = steps.map(({ from }) => from).toSorted();
      return `${of} ${folder}: ${names.join(' ')}`.trim();
    });

  it('are none in a tree of layers', () => {
    tree({
      'shop/main.ts': ['./view/list.tsx', './data/item.ts'],
      'shop/view/list.tsx': ['./row.tsx', '../data/item.ts'],
      'shop/view/row.tsx': ['../data/item.ts', 'react'],
      'shop/data/item.ts': [],
    });
    expect(found()).toEqual([]);
    expect(describeCircles([])).toContain('no folders');
  });

  it('are found between folders whose files import one another in no circle', () => {
    tree({
      'shop/view/list.tsx': ['../data/item.ts'],
      'shop/view/format.ts': [],
      'shop/data/item.ts': ['./price.ts'],
      'shop/data/price.ts': ['../view/format.ts'],
    });
    expect(found()).toEqual(['folders shop: data view']);
  });

  it('are told with the imports that make them, and why there must be none', () => {
    tree({
      'shop/view/list.tsx': ['../data/item.ts'],
      'shop/view/format.ts': [],
      'shop/data/item.ts': ['../view/format.ts'],
    });
    const text = describeCircles(findCircles(readImports(root)));
    expect(text).toContain('folders of shop in a circle: view → data → view');
    expect(text).toContain('view → data: shop/view/list.tsx imports shop/data/item.ts');
    expect(text).toContain('data → view: shop/data/item.ts imports shop/view/format.ts');
    expect(text).toMatch(
      /1 in all\. Nothing in a circle can be read, tested or changed without the rest of it/,
    );
  });

  it('are found at every depth: a deep file counts for each folder that it stands in', () => {
    tree({
      'shop/view/list/row.tsx': ['../../data/item.ts'],
      'shop/view/words/format.ts': [],
      'shop/data/item.ts': ['../view/words/format.ts'],
      'shop/data/parts/size.ts': ['./unit/metre.ts'],
      'shop/data/parts/unit/metre.ts': [],
      'shop/data/parts/unit/inch.ts': ['../list.ts'],
      'shop/data/parts/list.ts': [],
    });
    expect(found().toSorted()).toEqual([
      'folders shop/data/parts: its own files unit',
      'folders shop: data view',
    ]);
  });

  it('are found between a folder and the files beside it', () => {
    tree({
      'shop/main.ts': ['./view/list.tsx'],
      'shop/view/list.tsx': ['../later.ts'],
      'shop/later.ts': [],
    });
    expect(found()).toEqual(['folders shop: its own files view']);
  });

  it('are found between files of one folder', () => {
    tree({ 'shop/a.ts': ['./b.ts'], 'shop/b.ts': ['./c.ts'], 'shop/c.ts': ['./a.ts'] });
    expect(found()).toEqual(['files : shop/a.ts shop/b.ts shop/c.ts']);
    expect(describeCircles(findCircles(readImports(root)))).toContain('shop/a.ts imports shop/b.ts');
  });

  it('are found through packages, whichever platform the import is for', () => {
    tree({
      'packages/shop/src/browser.ts': ['till'],
      'packages/shop/src/node.ts': [],
      'packages/till/index.ts': ['shop'],
    });
    const exported = { browser: './src/browser.ts', node: './src/node.ts' };
    writeFileSync(
      path.join(root, 'packages/shop/package.json'),
      JSON.stringify({ name: 'shop', exports: { '.': exported } }),
    );
    writeFileSync(
      path.join(root, 'packages/till/package.json'),
      '{ "name": "till", "exports": "./index.ts" }',
    );
    mkdirSync(path.join(root, 'node_modules'));
    for (const name of ['shop', 'till'])
      symlinkSync(path.join(root, 'packages', name), path.join(root, 'node_modules', name));
    expect(found()).toEqual([
      'folders packages: shop till',
      'files : packages/shop/src/browser.ts packages/till/index.ts',
    ]);
  });

  it('are not made by tests, on which nobody stands', () => {
    tree({
      'shop/main.ts': ['./view/list.tsx'],
      'shop/view/list.tsx': [],
      'shop/view/list.test.tsx': ['../main.ts', './view.test-kit.ts'],
      'shop/view/view.test-kit.ts': ['../main.ts'],
    });
    expect(found()).toEqual([]);
  });

  it('are not looked for in what is installed or built', () => {
    tree({
      'shop/dist/a/one.js': ['../b/two.js'],
      'shop/dist/b/two.js': ['../a/one.js'],
      'node_modules/x/a.js': ['./b.js'],
      'node_modules/x/b.js': ['./a.js'],
      '.cache/a.ts': ['./b.ts'],
      '.cache/b.ts': ['./a.ts'],
    });
    expect(found()).toEqual([]);
  });
});
