import { chooseDictionary, dictionaryMatch, wantsCopyAlone } from './dictionary-answers.ts';

const DIGEST = `${'A'.repeat(42)}/=`;
const OTHER = `${'B'.repeat(43)}=`;
const chromium = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${DIGEST}:`,
};

describe('a script for who has an earlier one', () => {
  it('comes as the copy against what they have', () => {
    expect(chooseDictionary(chromium, [OTHER, DIGEST])).toBe(DIGEST);
  });

  it.each([
    ['has another one', { ...chromium, 'available-dictionary': `:${OTHER}:` }],
    ['has none', { 'accept-encoding': chromium['accept-encoding'] }],
    ['cannot read it', { ...chromium, 'accept-encoding': 'gzip, deflate, br, zstd, dcb' }],
    ['refuses it', { ...chromium, 'accept-encoding': 'br, dcz;q=0' }],
    ['says nothing of encodings', { 'available-dictionary': `:${DIGEST}:` }],
    ['reloads past all caches', { ...chromium, 'cache-control': 'no-cache' }],
    ['keeps nothing', { ...chromium, 'cache-control': 'max-age=0, no-store' }],
    ['wants a part of it', { ...chromium, range: 'bytes=0-9' }],
    ['names it without its colons', { ...chromium, 'available-dictionary': DIGEST }],
    ['names a path', { ...chromium, 'available-dictionary': ':../../../../etc/passwd:' }],
    ['names two', { ...chromium, 'available-dictionary': `:${DIGEST}:, :${DIGEST}:` }],
  ])('comes whole for who %s', (_who, headers) => {
    expect(chooseDictionary(headers, [DIGEST])).toBeUndefined();
  });

  it('comes whole where there is no copy', () => {
    expect(chooseDictionary(chromium)).toBeUndefined();
    expect(chooseDictionary(chromium, [])).toBeUndefined();
  });

  it.each([
    ['dcz, identity;q=0', true],
    ['dcz, *;q=0', true],
    ['gzip, deflate, br, zstd, dcb, dcz', false],
    ['dcz', false],
    ['dcz, br, identity;q=0', false],
  ])('is wanted as a copy alone by “%s”: %s', (encodings, expected) => {
    expect(wantsCopyAlone({ ...chromium, 'accept-encoding': encodings })).toBe(expected);
    expect(wantsCopyAlone({ 'accept-encoding': encodings })).toBe(false);
  });

  it.each([
    ['/assets/shell.1a2b3c4d.js', 'match="/assets/shell.*.js"'],
    [
      '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/browser/12.00ff00ff.js',
      'match="/remotes/mf-blog/releases/*/browser/12.*.js"',
    ],
    [
      '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/browser/remoteEntry.js',
      'match="/remotes/mf-blog/releases/*/browser/remoteEntry.js"',
    ],
    ['/assets/cairo.1a2b3c4d.woff2', undefined],
    ['/assets/*.js', undefined],
    ['/assets/a".js', undefined],
  ])('is kept for its next versions, in any release (%s)', (pathname, expected) => {
    expect(dictionaryMatch(pathname)).toBe(expected);
  });
});
