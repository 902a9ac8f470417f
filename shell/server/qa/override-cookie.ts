import { parseCookie, stringifySetCookie } from 'cookie';

/** Overrides of one browser, kept for an hour so that nobody tests something old without knowing. */
export const OVERRIDE_SECONDS = 3600;
const COOKIE = 'overrides';

export interface KeptOverrides {
  /** As they were asked for, `mf-blog@http://localhost:3002`; checked anew on each request. */
  texts: readonly string[];
  /** Seconds since 1970. */
  expiresAt: number;
}

const NONE: KeptOverrides = { texts: [], expiresAt: 0 };

/** Reads what `overrideCookie` has written; whatever else stands there counts as nothing. */
export function keptOverrides(cookies: string | undefined, now: number): KeptOverrides {
  const value = parseCookie(cookies ?? '')[COOKIE];
  if (value === undefined) return NONE;
  const [seconds = '', ...texts] = value.split('!');
  const expiresAt = Number(seconds);
  const isCurrent = expiresAt > now / 1000 && expiresAt <= now / 1000 + OVERRIDE_SECONDS;
  return isCurrent ? { texts, expiresAt } : NONE;
}

/** A `Set-Cookie` header that keeps overrides, or ends them when there are none. */
export function overrideCookie(texts: readonly string[], now: number, secure: boolean): string {
  const isKept = texts.length > 0;
  return stringifySetCookie({
    name: COOKIE,
    value: isKept ? [Math.floor(now / 1000) + OVERRIDE_SECONDS, ...texts].join('!') : '',
    maxAge: isKept ? OVERRIDE_SECONDS : 0,
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure,
  });
}
