import { parseCookie, stringifySetCookie } from 'cookie';

/** Overrides of one browser, kept for an hour so that nobody tests something old without knowing. */
export const OVERRIDE_SECONDS = 3600;
/** Who only looks at previews does so for a working day; their release never changes. */
export const PREVIEW_SECONDS = 8 * 3600;
const COOKIE = 'overrides';

export interface KeptOverrides {
  /** As they were asked for, `mf-blog@http://localhost:3002`; checked anew on each request. */
  texts: readonly string[];
  /** Seconds since 1970. */
  expiresAt: number;
}

const secondsOf = (texts: readonly string[]) =>
  texts.every((text) => text.includes('~')) ? PREVIEW_SECONDS : OVERRIDE_SECONDS;

const NONE: KeptOverrides = { texts: [], expiresAt: 0 };

/** Reads what `overrideCookie` has written; whatever else stands there counts as nothing. */
export function keptOverrides(cookies: string | undefined, now: number): KeptOverrides {
  const value = parseCookie(cookies ?? '')[COOKIE];
  if (value === undefined) return NONE;
  const [seconds = '', ...texts] = value.split('!');
  const expiresAt = Number(seconds);
  const isCurrent = expiresAt > now / 1000 && expiresAt <= now / 1000 + secondsOf(texts);
  return isCurrent ? { texts, expiresAt } : NONE;
}

/** A `Set-Cookie` header that keeps overrides, or ends them when there are none. */
export function overrideCookie(texts: readonly string[], now: number, secure: boolean): string {
  const isKept = texts.length > 0;
  const seconds = secondsOf(texts);
  return stringifySetCookie({
    name: COOKIE,
    value: isKept ? [Math.floor(now / 1000) + seconds, ...texts].join('!') : '',
    maxAge: isKept ? seconds : 0,
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure,
  });
}
