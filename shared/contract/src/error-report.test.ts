import { framesOf, parseErrorReports, type ErrorReport } from './error-report.ts';

const FILE = '/remotes/mf-blog/releases/0.1.0-1a2b3c4d/browser/801.7b33684d.js';
const report: ErrorReport = {
  kind: 'error',
  name: 'TypeError',
  message: 'it failed',
  frames: [{ file: FILE, line: 1, column: 4711 }],
  source: 'mf-blog@0.1.0-1a2b3c4d',
  route: '/blog/:id',
  count: 1,
};

describe('errors that a browser sends', () => {
  it('are taken as they are', () => {
    const bare: ErrorReport = { ...report, kind: 'slow', frames: [], source: '', route: '*', message: '' };
    expect(parseErrorReports([report, bare])).toEqual([report, bare]);
    expect(parseErrorReports([])).toEqual([]);
  });

  it.each([
    ['no list', report],
    ['more than a page sends', Array.from({ length: 21 }, () => report)],
    ['a list of nothing', [null]],
    ['an unknown kind', [{ ...report, kind: 'warning' }]],
    ['a name of several lines', [{ ...report, name: 'Type\nError' }]],
    ['a message without end', [{ ...report, message: 'a'.repeat(301) }]],
    ['frames without end', [{ ...report, frames: Array.from({ length: 21 }, () => report.frames[0]) }]],
    ['a frame in a page', [{ ...report, frames: [{ file: '/blog/1', line: 1, column: 1 }] }]],
    ['a frame elsewhere', [{ ...report, frames: [{ file: 'https://x.example/a.js', line: 1, column: 1 }] }]],
    ['a frame that climbs', [{ ...report, frames: [{ file: '/assets/../x.js', line: 1, column: 1 }] }]],
    ['a line below nought', [{ ...report, frames: [{ file: FILE, line: -1, column: 1 }] }]],
    ['an address for a route', [{ ...report, route: '/sell?q=villa' }]],
    ['a source that is a sentence', [{ ...report, source: 'mf blog' }]],
    ['no count', [{ ...report, count: 0 }]],
    ['half a count', [{ ...report, count: 1.5 }]],
  ])('%s is none', (_what, value) => {
    expect(parseErrorReports(value)).toBeUndefined();
  });
});

describe('the places of a stack', () => {
  it.each([
    [
      'Chromium',
      `TypeError: x\n    at a (https://site.example${FILE}:1:23)\n    at https://site.example/assets/shell.js:4:5`,
    ],
    [
      'Firefox and Safari',
      `a@https://site.example${FILE}:1:23\n@https://site.example/assets/shell.js?v=1:4:5`,
    ],
  ])('as %s writes it', (_browser, stack) => {
    expect(framesOf(stack)).toEqual([
      { file: FILE, line: 1, column: 23 },
      { file: '/assets/shell.js', line: 4, column: 5 },
    ]);
  });

  it('leaves out pages and extensions, whose addresses are their visitor’s', () => {
    expect(
      framesOf('at f (https://site.example/blog/1?q=me:1:2)\nat chrome-extension://abc/a.js:1:2'),
    ).toEqual([]);
  });
});
