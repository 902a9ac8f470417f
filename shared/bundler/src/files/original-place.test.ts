import { componentAt, isOwnSource, pathOfSource, placeInSource, readSourceMap } from './original-place.ts';

const source = `import { x } from './x.ts';

const PER_PAGE = 3;

function Card() {
  const word = x();
  return <p>{word}</p>;
}

export function Library() {
  return <Card />;
}
`;
/** The first column of lines 1 and 2 of the script comes from lines 7 and 11 of the source. */
const map = readSourceMap(
  JSON.stringify({
    version: 3,
    sources: ['webpack://mf-blog/./src/library.tsx'],
    sourcesContent: [source],
    names: [],
    mappings: 'AAME;AAIA',
  }),
);

it('finds a place of a script in its source, and the component around it', () => {
  if (!map) throw new Error('the map is not read');
  const place = placeInSource(map, 1, 1);
  expect(place).toEqual({ file: 'mf-blog/src/library.tsx', line: 7, column: 3 });
  expect(place && componentAt(map, place)).toBe('Card');
  const other = placeInSource(map, 2, 1);
  expect(other && componentAt(map, other)).toBe('Library');
  expect(placeInSource(map, 9, 1)).toBeUndefined();
  expect(componentAt(map, { file: 'mf-blog/src/library.tsx', line: 3, column: 1 })).toBeUndefined();
});

it('reads nothing of what is no map', () => expect(readSourceMap('<!doctype html>')).toBeUndefined());

it.each([
  ['webpack://mf-blog/../shared/ui/src/x.ts', 'shared/ui/src/x.ts', true],
  ['webpack://mf-blog/./src/x.tsx?1a2b', 'mf-blog/src/x.tsx', true],
  ['webpack://mf-blog/../node_modules/react-dom/x.js', 'node_modules/react-dom/x.js', false],
  ['webpack://mf-blog/webpack/runtime/load script', 'webpack/runtime/load script', false],
])('tells whose %s is', (name, file, isOwn) => {
  expect(pathOfSource(name)).toBe(file);
  expect(isOwnSource(file)).toBe(isOwn);
});
