import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codePointsOf, FONT_PARTS, type FontPart } from '@shared/ui/font-parts';
import { cutFont } from './cut-font.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fileOf = ({ name }: FontPart) => path.join(root, `shared/ui/src/fonts/cairo-${name}.woff2`);
const pointsOf = (...names: FontPart['name'][]) =>
  new Set(FONT_PARTS.filter(({ name }) => names.includes(name)).flatMap(({ range }) => codePointsOf(range)));

/** The words of all teams, the brand, and what the sample site says. */
const texts = execFileSync(
  'git',
  [
    'ls-files',
    'mf-*/src/**/*.json',
    'shared/*/src/**/*.json',
    'shell/src/**/*.json',
    'shared/brand/*',
    'api/sample/*.ts',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  // What tests alone read is on no page.
  .filter((file) => /\.(?:json|tsx?)$/.test(file) && !file.includes('/testing/'));

describe('the parts of the type family', () => {
  it.each(FONT_PARTS)('$name is cut as committed (npm run artwork -- fonts)', async (part) => {
    expect((await cutFont(part)).equals(readFileSync(fileOf(part)))).toBe(true);
  });

  it('that documents preload take 34 kB together, half of the family', () => {
    const preloaded = FONT_PARTS.filter(({ name }) => !name.endsWith('-rest'));
    const bytes = preloaded.map((part) => readFileSync(fileOf(part)).length);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(34_000);
  });

  it('have no character in two of them', () => {
    const all = FONT_PARTS.flatMap(({ range }) => codePointsOf(range));
    expect(all.filter((point, index) => all.indexOf(point) !== index)).toEqual([]);
  });

  it('suffice for every word of the site: no page of it fetches the rest', () => {
    const rest = pointsOf('arabic-rest', 'latin-rest');
    expect(texts.length).toBeGreaterThan(15);
    const strangers = texts.flatMap((file) =>
      [...new Set(readFileSync(path.join(root, file), 'utf8'))]
        // Line ends are in no font.
        .filter((character) => character >= ' ' && rest.has(character.codePointAt(0) ?? 0))
        .map((character) => `${file}: ${character} U+${character.codePointAt(0)?.toString(16)}`),
    );
    expect(strangers).toEqual([]);
  });
});
