import type { Release } from '@shared/contract';
import type { Problem } from './problems.ts';
import type { Subject } from './subject.ts';
import { createPlaces, whose } from './whose.ts';

const FOLDER = 'releases/1.0.0-1a2b3c4d/';
const at = (file: string, line = 1) => `    at k (https://site.example${file}:${line}:1)`;
const own = at(`/remotes/mf-blog/${FOLDER}browser/12.js`);
const problem = (changed: Partial<Problem>): Problem => ({
  kind: 'uncaught',
  text: 'Error: x',
  stack: '',
  ...changed,
});
const subject = (changed: Partial<Subject> = {}): Subject => ({
  siteUrl: 'https://site.example',
  reference: 'https://site.example',
  release: { name: 'mf-blog', folder: FOLDER } as Release,
  candidate: 'release',
  placers: [],
  shellSlots: [],
  readFile: () => Promise.resolve(undefined),
  ...changed,
});

describe('whose a problem of a page is', () => {
  it.each<[string, Partial<Problem>, ReturnType<typeof whose>]>([
    ['its script, below a library’s', { stack: `${at('/assets/shell.js')}\n${own}` }, 'own'],
    ['its page', { kind: 'mismatch', root: 'mf-blog' }, 'own'],
    ['its parcel', { kind: 'section failed', root: 'mf-blog/latest' }, 'own'],
    ['another remote', { stack: at(`/remotes/mf-forms/${FOLDER}browser/12.js`) }, 'other'],
    [
      'another release of it',
      { stack: at('/remotes/mf-blog/releases/0.9.0-0000aaaa/browser/12.js') },
      'other',
    ],
    ['the root of another', { kind: 'mismatch', root: 'mf-blogger' }, 'other'],
    [
      'a picture that did not come',
      { kind: 'said', text: 'Failed to load resource: 404', stack: 'https://x/a.jpg:1:1' },
      'other',
    ],
    ['nobody who is known', { stack: at('/assets/shell.js') }, 'unclear'],
  ])('%s', (_what, given, expected) => expect(whose(problem(given), subject())).toBe(expected));

  it('is looked at whoever it is, where the shell is new', () => {
    const stack = at(`/remotes/mf-forms/${FOLDER}browser/12.js`);
    expect(whose(problem({ stack }), subject({ candidate: 'shell' }))).toBe('unclear');
  });
});

it('names the innermost component that did not fit, and the remote’s own around it', async () => {
  const sources = ['webpack://mf-blog/../shared/ui/src/type.tsx', 'webpack://mf-blog/./src/library.tsx'];
  const map = JSON.stringify({
    version: 3,
    sources,
    sourcesContent: [
      'export function Heading() {\n  return null;\n}\n',
      'export function Library() {\n  return null;\n}\n',
    ],
    names: [],
    // Lines 1 and 2 of the script: the second line of either source.
    mappings: 'AACA;ACAA',
  });
  const file = `/remotes/mf-blog/${FOLDER}browser/12.js`;
  const placeOf = createPlaces(
    subject({ readFile: async (wanted) => (wanted === `${file}.map` ? map : undefined) }),
  );
  const stack = `    at h1 (<anonymous>)\n${at(file, 1)}\n${at(file, 2)}`;
  expect(await placeOf(problem({ kind: 'mismatch', stack }))).toBe(
    ' (in <Heading> of <Library>, mf-blog/src/library.tsx:2)',
  );
  expect(await placeOf(problem({ stack }))).toBe(' (in <Library>, mf-blog/src/library.tsx:2)');
  expect(await placeOf(problem({ stack: at('/assets/shell.js') }))).toBe('');
});
