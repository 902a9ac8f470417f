import { readFileSync } from 'node:fs';
import path from 'node:path';
const noPrefixes = require('./no-prefixes-loader.cjs') as () => string;

const { version } = require('stylis/package.json') as { version: string };
const folder = path.dirname(require.resolve('stylis/package.json'));
const namesIn = (source: string) =>
  [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);

/** The loader stands in for a file of somebody else's, so each upgrade has to pass this. */
it('stands in for all that the table of prefixes offers', () => {
  const table = readFileSync(path.join(folder, 'src/Prefixer.js'), 'utf8');
  expect({ stylis: version, names: namesIn(noPrefixes()) }).toEqual({
    stylis: version,
    names: namesIn(table),
  });
});
