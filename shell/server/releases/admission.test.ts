import { admissionOf, readersOf } from './admission.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const LOCAL = { siteUrl: 'http://localhost:3000', host: '127.0.0.1', production: false };
const PUBLIC = { siteUrl: 'https://site.example.com', host: '0.0.0.0', production: true };

describe('whether a server has the page of releases', () => {
  const admission = (
    config: Partial<Parameters<typeof admissionOf>[0] & Parameters<typeof readersOf>[0]>,
  ) => {
    const lines: string[] = [];
    const all = { ...LOCAL, releasesPage: undefined, releasesToken: undefined, ...config };
    return { ...admissionOf(all, readersOf(all), (line) => lines.push(line)), lines };
  };

  it.each([
    ['on a developer’s machine', LOCAL, 'open', 0],
    ['there with a token', { ...LOCAL, releasesToken: TOKEN }, 'token', 0],
    ['there when it is switched off', { ...LOCAL, releasesPage: false }, 'off', 0],
    ['where the network reaches it without a token', { ...LOCAL, host: '0.0.0.0' }, 'off', 1],
    ['at a public address without a token', { ...LOCAL, siteUrl: PUBLIC.siteUrl }, 'off', 1],
    ['in production', PUBLIC, 'off', 0],
    ['in production with a token alone', { ...PUBLIC, releasesToken: TOKEN }, 'off', 0],
    [
      'in production when it is switched on',
      { ...PUBLIC, releasesPage: true, releasesToken: TOKEN },
      'token',
      0,
    ],
    ['in production when it is switched on without a token', { ...PUBLIC, releasesPage: true }, 'off', 1],
  ])('%s', (_where, config, kind, lines) => {
    expect(admission(config)).toMatchObject({ kind, lines: { length: lines } });
  });

  it('without a token is asked by this machine’s own name alone', () => {
    const open = admission(LOCAL);
    if (open.kind !== 'open') throw new Error(open.kind);
    const admitted = [
      'localhost:3000',
      '127.0.0.1:3000',
      '[::1]:3000',
      'evil.example',
      'localhost.evil.example',
      '',
    ];
    expect(admitted.filter((host) => open.admits({ host }))).toEqual(admitted.slice(0, 3));
  });
});
