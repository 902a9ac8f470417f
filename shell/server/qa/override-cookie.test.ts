import { keptOverrides, OVERRIDE_SECONDS, overrideCookie, PREVIEW_SECONDS } from './override-cookie.ts';

const now = Date.UTC(2026, 0, 1);
const texts = ['mf-blog@http://localhost:3002', 'mf-forms@0.2.0-1a2b3c4d'];
const sent = (header: string) => header.split(';')[0];

describe('kept overrides', () => {
  it('come back as they were kept, and end after an hour', () => {
    const cookie = sent(overrideCookie(texts, now, false));
    expect(keptOverrides(`language=ar; ${cookie}`, now + 1000).texts).toEqual(texts);
    expect(keptOverrides(cookie, now + (OVERRIDE_SECONDS + 1) * 1000).texts).toEqual([]);
  });

  it('that are previews alone last for a working day', () => {
    const preview = 'mf-blog@0.2.0-1a2b3c4d~AbCdEfGhIjKlMnOpQr-_09';
    const [alone, beside] = [[preview], [preview, ...texts]].map((each) =>
      sent(overrideCookie(each, now, false)),
    );
    expect(keptOverrides(alone, now + (PREVIEW_SECONDS - 1) * 1000).texts).toEqual([preview]);
    expect(keptOverrides(alone, now + (PREVIEW_SECONDS + 1) * 1000).texts).toEqual([]);
    expect(keptOverrides(beside, now + (OVERRIDE_SECONDS + 1) * 1000).texts).toEqual([]);
  });

  it('cannot be made to last', () => {
    const forged = `overrides=${encodeURIComponent(`${now / 1000 + 10 * OVERRIDE_SECONDS}!${texts[0]}`)}`;
    expect(keptOverrides(forged, now).texts).toEqual([]);
  });

  it.each([undefined, '', 'overrides=', 'overrides=%', 'overrides=x!y', 'other=1'])(
    'are none in %j',
    (cookies) => {
      expect(keptOverrides(cookies, now).texts).toEqual([]);
    },
  );

  it('are not for scripts, and leave over HTTPS only where the site has it', () => {
    expect(overrideCookie(texts, now, true)).toMatch(/HttpOnly.*Secure/);
    expect(overrideCookie([], now, false)).toMatch(/^overrides=; Max-Age=0; (?!.*Secure)/);
  });
});
