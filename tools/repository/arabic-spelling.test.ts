import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** Made by a build or by a test, or none of ours. */
const NOT_OURS = /^(?:node_modules|dist.*|pictures|test-results|\..+)$/;
const IS_SOURCE = /\.(?:[cm]?[jt]sx?|json|html|md)$/;
const IS_TEST = /\.test(?:-kit)?\.tsx?$/;

/** Sources in a folder and in those in it, relative to the root. */
function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (NOT_OURS.test(entry.name)) return [];
    if (entry.isDirectory()) return sourcesIn(file);
    return entry.isFile() && IS_SOURCE.test(file) && !IS_TEST.test(file) ? [file] : [];
  });
}

const ARABIC_LETTER = /[\u0621-\u064a]/;
/** Behind the alef; written before it by all teams, «ـًا». By its number, or this file would hold it. */
const OTHER_TANWIN = /\S*\u0627\u064b/g;

it('all sources spell tanwin in one way, not words in locale files alone', () => {
  const arabic = sourcesIn('')
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ text }) => ARABIC_LETTER.test(text));
  // Of each place that holds Arabic.
  expect(arabic.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'api/sample/articles-arabic.ts',
      'api/src/office/columns/words.ts',
      'deploy/nginx/pages/unavailable.html',
      'mf-listings/src/detail/locales/ar.json',
      'mf-portal/src/data/lectures.ts',
      'shared/brand/src/trust/privacy.ts',
      'shared/contract/src/problems/arabic.ts',
      'shell/server/offline/offline-page.tsx',
      'shell/server/qa/ended-page.tsx',
      'shell/server/releases/page/words.ts',
      'shell/src/qa/words.ar.json',
    ]),
  );
  const others = arabic.flatMap(({ file, text }) =>
    Array.from(text.matchAll(OTHER_TANWIN), ([word]) => `${file}: ${word}`),
  );
  expect(others).toEqual([]);
});
