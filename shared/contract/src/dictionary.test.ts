import { anyVersionOf, copyAgainst, isDigest } from './dictionary.ts';

describe('compression dictionaries', () => {
  it.each([
    ['browser/12.1a2b3c4d.js', 'browser/12.*.js'],
    ['/assets/shell.0000ffff.js', '/assets/shell.*.js'],
    [
      '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/browser/7.00000000.js',
      '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/browser/7.*.js',
    ],
    ['browser/remoteEntry.js', 'browser/remoteEntry.js'],
  ])('are for all versions of a script (%s)', (file, all) => expect(anyVersionOf(file)).toBe(all));

  it('stand beside the file, by a name that is no path', () => {
    const digest = `+/${'A'.repeat(41)}=`;
    expect(copyAgainst('browser/12.1a2b3c4d.js', digest)).toBe(
      `browser/12.1a2b3c4d.js.-_${'A'.repeat(41)}.dcz`,
    );
  });

  it.each([
    [`+/${'A'.repeat(41)}=`, true],
    ['A'.repeat(44), false],
    [`../${'A'.repeat(40)}=`, false],
    ['', false],
    [7, false],
  ])('go by a digest (%j)', (value, expected) => expect(isDigest(value)).toBe(expected));
});
