import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** What a request may do. `limited`: too many tokens were wrong just now, and none is looked at. */
export type Permission = 'allowed' | 'refused' | 'limited';

/** Who may see what is for those who release alone. */
export interface ReleasesAccess {
  /** By the cookie of a sign-in or `Authorization: Bearer`; a wrong token counts as a try. */
  permissionOf(headers: IncomingHttpHeaders): Permission;
  /** Whether a token is the right one; a wrong one counts as a try. */
  tryToken(token: string): Permission;
  /** `Set-Cookie` of who has signed in, for a working day. */
  signedInCookie(): string;
  /** `Set-Cookie` that ends it. */
  signedOutCookie(): string;
}

export interface AccessOptions {
  /** What those who may see it know. */
  token: string;
  /** Whether browsers come by HTTPS, so that the cookie's name can bind it to this host. */
  secure: boolean;
  /** Milliseconds since 1970. Default: the system's. */
  now?: () => number;
}

const SESSION_SECONDS = 8 * 3600;
/** Of one server, whoever tries: a token has sixteen characters and more, which nobody guesses ten at a time. */
const WRONG_A_MINUTE = 10;
const MINUTE_MS = 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Takes as long whatever is wrong, the length too. */
export const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/**
 * Access by a token that is never in an address. What a browser keeps is no token but the moment at which it ends, signed with
 * it: any document server of the site knows it, no server has to remember it, and another token ends it.
 */
export function createAccess({ token, secure, now = Date.now }: AccessOptions): ReleasesAccess {
  const name = secure ? '__Host-releases' : 'releases';
  const signed = (expires: string) =>
    `${expires}.${createHmac('sha256', token).update(`releases ${expires}`).digest('base64url')}`;
  let wrong: number[] = [];

  function tryToken(tried: string): Permission {
    wrong = wrong.filter((at) => now() - at < MINUTE_MS);
    if (wrong.length >= WRONG_A_MINUTE) return 'limited';
    if (isSame(tried, token)) return 'allowed';
    wrong.push(now());
    return 'refused';
  }

  function isSignedIn(cookies: string | undefined): boolean {
    const session = parseCookie(cookies ?? '')[name];
    const [expires = ''] = session?.split('.') ?? [];
    return session !== undefined && Number(expires) * 1000 > now() && isSame(session, signed(expires));
  }

  const cookie = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, maxAge, path: '/', sameSite: 'strict', httpOnly: true, secure });

  return {
    tryToken,
    permissionOf({ cookie: cookies, authorization }) {
      if (isSignedIn(cookies)) return 'allowed';
      const [, bearer] = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '') ?? [];
      return bearer === undefined ? 'refused' : tryToken(bearer);
    },
    signedInCookie: () => cookie(signed(String(Math.floor(now() / 1000) + SESSION_SECONDS)), SESSION_SECONDS),
    signedOutCookie: () => cookie('', 0),
  };
}
