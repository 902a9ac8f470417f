import { parseAllowedOrigin, parseOverride, type AllowedOrigin, type OverrideRules } from './override.ts';

const origins = ['http://localhost:*', 'https://preview.example.com', 'http://10.0.0.5:8080'].map(
  parseAllowedOrigin,
) as AllowedOrigin[];
const allowed = { origins, previews: true };
const parse = (source: string) => parseOverride(`mf-blog@${source}`, allowed);
const PREVIEW = '0.2.0-1a2b3c4d~AbCdEfGhIjKlMnOpQr-_09';

describe('overrides (quality, "Security")', () => {
  it.each([
    ['http://localhost:3002', 'http://localhost:3002'],
    ['http://localhost:9', 'http://localhost:9'],
    ['http://localhost', 'http://localhost'],
    ['https://preview.example.com', 'https://preview.example.com'],
    ['http://10.0.0.5:8080', 'http://10.0.0.5:8080'],
  ])('takes the allowed origin %s', (source, origin) => {
    expect(parse(source)).toEqual({
      ok: true,
      value: { remote: 'mf-blog', source, kind: 'origin', origin },
    });
  });

  it("takes another release of the remote's own origin", () => {
    expect(parse('0.2.0-1a2b3c4d')).toEqual({
      ok: true,
      value: {
        remote: 'mf-blog',
        source: '0.2.0-1a2b3c4d',
        kind: 'release',
        folder: 'releases/0.2.0-1a2b3c4d/',
      },
    });
  });

  it('takes guests where the site has them', () => {
    const of = (remotes?: readonly string[]) =>
      parseOverride('mf-careers@http://localhost:3002', { ...allowed, ...(remotes && { remotes }) });
    expect(of(['mf-blog', 'mf-careers'])).toMatchObject({ ok: true, value: { remote: 'mf-careers' } });
    expect(of()).toEqual({ ok: false, error: 'no remote is called "mf-careers"' });
  });

  it('takes a preview by its name, where there are previews', () => {
    const value = { remote: 'mf-blog', source: PREVIEW, kind: 'preview', name: PREVIEW };
    expect(parse(PREVIEW)).toEqual({ ok: true, value: { ...value, folder: 'releases/0.2.0-1a2b3c4d/' } });
    const offered = (rules: OverrideRules) => parseOverride(`mf-blog@${PREVIEW}`, rules).ok;
    expect([offered({ origins: [], previews: true }), offered({ origins, previews: false })]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    // Another host that looks like an allowed one.
    'http://localhost.evil.example',
    'http://localhost.evil.example:3002',
    'http://evil.example/#http://localhost',
    'http://evil.example/?http://localhost:3002',
    'http://evil.example/http://localhost:3002',
    'http://evil.example\\@localhost:3002',
    'http://evil-localhost:3002',
    'http://localhost.:3002',
    'http://xn--lcalhost-54a:3002',
    'http://lосalhost:3002',
    'https://preview.example.com.evil.example',
    'https://evil.example/preview.example.com',
    'https://sub.preview.example.com',
    // User info.
    'http://localhost:3002@evil.example',
    'http://localhost@evil.example',
    'http://user@localhost:3002',
    'http://user:password@localhost:3002',
    'https://preview.example.com%40evil.example',
    'https://preview.example.com%2eevil.example',
    // Other schemes and ports.
    'https://localhost:3002',
    'http://preview.example.com',
    'https://preview.example.com:8443',
    'http://10.0.0.5:8081',
    'http://10.0.0.5',
    'javascript:alert(1)//http://localhost:3002',
    'data:text/javascript,alert(1)',
    'blob:http://localhost:3002/x',
    'file:///etc/passwd',
    'ftp://localhost:3002',
    'ws://localhost:3002',
    '//localhost:3002',
    // More than an origin, or less.
    'http://localhost:3002/',
    'http://localhost:3002/remote',
    'http://localhost:3002?x',
    'http://localhost:3002#x',
    ' http://localhost:3002',
    'http://local\thost:3002',
    'http:\\\\localhost:3002',
    'http:localhost:3002',
    'HTTP://LOCALHOST:3002',
    'http://[::ffff:127.0.0.1]:3002',
    'http://127.0.0.1:3002',
    'http://2130706433:3002',
    'localhost:3002',
    'null',
    '',
    // Releases that are none.
    '../1.0.0-1a2b3c4d',
    '1.0.0-1a2b3c4d/../..',
    '1.0.0',
    '1.0.0-xyz',
    // Previews that are none.
    `${PREVIEW}~x`,
    `${PREVIEW}x`,
    '0.2.0-1a2b3c4d~',
    '../x~AbCdEfGhIjKlMnOpQr-_09',
    '0.2.0-1a2b3c4d~../AbCdEfGhIjKlMnOp/',
  ])('refuses %j', (source) => {
    expect(parse(source)).toEqual({ ok: false, error: expect.any(String) });
  });

  it.each([
    'mf-unknown@http://localhost:3002',
    '@http://localhost:3002',
    'http://localhost:3002',
    'shell@x',
    '',
  ])('refuses %j, which names no remote', (text) => expect(parseOverride(text, allowed).ok).toBe(false));

  it('refuses everything when nothing is allowed', () => {
    for (const source of ['http://localhost:3002', '0.2.0-1a2b3c4d'])
      expect(parseOverride(`mf-blog@${source}`, { origins: [], previews: true }).ok).toBe(false);
  });

  it.each(['localhost', '*', 'http://*', 'https://*.example.com', 'http://localhost:3002/', 'javascript:*'])(
    'does not take %j into the list of allowed origins',
    (text) => expect(parseAllowedOrigin(text)).toBeUndefined(),
  );
});
