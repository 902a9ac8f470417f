import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
const noMutations = require('./no-mutations-loader.cjs') as () => string;
const noInfiniteQueries = require('./no-infinite-queries-loader.cjs') as () => string;

// As whoever uses the library finds it.
const ofLibrary = createRequire(require.resolve('@tanstack/react-query'));
const core = path.dirname(ofLibrary.resolve('@tanstack/query-core'));
const read = (file: string) => readFileSync(path.join(core, file), 'utf8');
const exportsOf = (source: string) =>
  new Set([
    ...[...source.matchAll(/^export class (\w+)/gm)].map(([, name]) => name),
    ...[...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' as ').at(-1)),
    ),
  ]);
const importsOf = (file: string) =>
  [...read(file).matchAll(/^import .* from "\.\/(\w+)\.js"/gm)].map(([, name]) => name);

/** The loaders stand in for files of somebody else's, so each upgrade has to pass this. */
describe('what stands in for parts of TanStack Query that nobody is offered', () => {
  it.each([
    ['mutationCache.js', noMutations],
    ['infiniteQueryBehavior.js', noInfiniteQueries],
  ])('offers all that %s offers', (file, loader) => {
    expect(exportsOf(loader())).toEqual(exportsOf(read(file)));
  });

  it('has all that clients and dehydration ask of a cache of mutations', () => {
    const asking = ['queryClient.js', 'hydration.js'].map(read).join('\n');
    const asked = [...asking.matchAll(/(?:mutationCache|getMutationCache\(\))\.(\w+)\(/g)].map(
      ([, name]) => name,
    );
    expect(new Set(asked)).toEqual(new Set(['build', 'clear', 'findAll', 'getAll', 'resumePausedMutations']));
    for (const name of new Set(asked)) expect(noMutations()).toContain(`  ${name}(`);
  });

  it('is asked for by nobody else but those who are offered to nobody', () => {
    const asking = (wanted: string) =>
      readdirSync(core).filter((file) => file.endsWith('.js') && importsOf(file).includes(wanted));
    expect(asking('mutationCache')).toEqual(['index.js', 'queryClient.js']);
    expect(asking('mutation')).toEqual(['index.js', 'mutationCache.js', 'mutationObserver.js']);
    expect(asking('infiniteQueryBehavior')).toEqual(['infiniteQueryObserver.js', 'query.js']);
  });
});
