import { createAccess } from './access.ts';

const TOKEN = 'a-token-that-nobody-guesses';

describe('who may see the page of releases', () => {
  let now: number;
  const access = (options = {}) => createAccess({ token: TOKEN, secure: true, now: () => now, ...options });
  /** What a browser sends of a `Set-Cookie`. */
  const sent = (setCookie: string) => ({ cookie: `language=ar; ${setCookie.split(';')[0]}` });
  beforeEach(() => (now = Date.parse('2026-03-01T12:00:00Z')));

  it('has the token in a header, or has signed in with it, for eight hours', () => {
    const { permissionOf, signedInCookie, signedOutCookie } = access();
    expect(permissionOf({})).toBe('refused');
    expect(permissionOf({ authorization: `Bearer ${TOKEN}` })).toBe('allowed');
    expect(permissionOf({ authorization: `Basic ${TOKEN}` })).toBe('refused');
    const cookie = signedInCookie();
    expect(cookie).toMatch(
      /^__Host-releases=\d+\.[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(TOKEN);
    expect(permissionOf(sent(cookie))).toBe('allowed');
    expect(permissionOf(sent(signedOutCookie()))).toBe('refused');
    now += 8 * 3600 * 1000;
    expect(permissionOf(sent(cookie))).toBe('refused');
  });

  it('is known to every server of the same token, and to none of another', () => {
    const cookie = sent(access().signedInCookie());
    expect(access().permissionOf(cookie)).toBe('allowed');
    expect(access({ token: `${TOKEN}2` }).permissionOf(cookie)).toBe('refused');
    const [expires, signature] = (cookie.cookie.split('=')[2] ?? '').split('.');
    for (const forged of [`${Number(expires) + 1}.${signature}`, `${expires}.`, `${expires}`, ''])
      expect(access().permissionOf({ cookie: `__Host-releases=${forged}` })).toBe('refused');
  });

  it('is nobody for a while after ten wrong tokens, the right one included, but who was let in stays', () => {
    const { permissionOf, tryToken, signedInCookie } = access();
    const cookie = sent(signedInCookie());
    for (let number = 0; number < 10; number += 1)
      expect(number % 2 ? tryToken('wrong') : permissionOf({ authorization: 'Bearer wrong' })).toBe(
        'refused',
      );
    expect([tryToken(TOKEN), permissionOf({ authorization: `Bearer ${TOKEN}` })]).toEqual([
      'limited',
      'limited',
    ]);
    expect(permissionOf(cookie)).toBe('allowed');
    now += 60_000;
    expect(tryToken(TOKEN)).toBe('allowed');
  });

  it('has a cookie that is bound to no host where the site has no HTTPS', () => {
    expect(access({ secure: false }).signedInCookie()).toMatch(
      /^releases=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });
});
