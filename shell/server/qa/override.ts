import { REMOTE_NAMES, type Result } from '@shared/contract';

/** A remote to be taken from elsewhere: from an allowed origin, as another release of its own origin, or as a preview there. */
export type Override = { remote: string; source: string } & (
  | { kind: 'origin'; origin: string }
  | { kind: 'release'; folder: string }
  | { kind: 'preview'; folder: string; name: string }
);

/** What may be asked for. */
export interface OverrideRules {
  /** Origins that may be named; where there is none, no other release of a remote's own origin either. */
  origins: readonly AllowedOrigin[];
  /** Whether previews may be. */
  previews: boolean;
  /** Of which remotes. Default: those of the route table. */
  remotes?: readonly string[];
}

/** An origin that overrides may name. */
export interface AllowedOrigin {
  protocol: string;
  hostname: string;
  /** Null for any. */
  port: string | null;
}

const RELEASE_ID = /^\d+\.\d+\.\d+(?:-[\w.]+)*-[0-9a-f]{8}$/;
/** 128 random bits (`shared/bundler/src/release/preview-name.ts`). */
const PREVIEW_SECRET = /^[\w-]{22}$/;

/** Reads one entry of `OVERRIDE_ORIGINS`: `https://preview.example.com`, or `http://localhost:*` for any port. */
export function parseAllowedOrigin(text: string): AllowedOrigin | undefined {
  const anyPort = text.endsWith(':*');
  const url = plainOrigin(anyPort ? text.slice(0, -2) : text);
  return url && { protocol: url.protocol, hostname: url.hostname, port: anyPort ? null : url.port };
}

/**
 * The URL of a text that is an origin and nothing more. Compared with what the parser makes of it, so that nothing
 * hides in user info, in a path, behind a `#`, or in letters that the parser drops.
 */
function plainOrigin(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  // A host with a star would match nothing, and look as if it matched much.
  return isWeb && url.origin === text && !text.includes('*') ? url : undefined;
}

const isAllowed = ({ protocol, hostname, port }: URL, allowed: readonly AllowedOrigin[]) =>
  allowed.some(
    (each) =>
      each.protocol === protocol && each.hostname === hostname && (each.port === null || each.port === port),
  );

/**
 * Reads `mf-blog@http://localhost:3002`, `mf-blog@0.2.0-1a2b3c4d`, or a preview's `mf-blog@0.2.0-1a2b3c4d~<secret>`; the error
 * says why it is refused.
 */
export function parseOverride(
  text: string,
  { origins, previews, remotes = REMOTE_NAMES }: OverrideRules,
): Result<Override> {
  const at = text.indexOf('@');
  const [remote, source] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || !remotes.includes(remote))
    return { ok: false, error: `no remote is called "${at < 1 ? text : remote}"` };
  const [release = '', secret, ...more] = source.split('~');
  const folder = `releases/${release}/`;
  if (RELEASE_ID.test(release) && secret !== undefined && PREVIEW_SECRET.test(secret) && more.length === 0)
    return previews
      ? { ok: true, value: { remote, source, kind: 'preview', folder, name: source } }
      : { ok: false, error: 'this site shows no previews' };
  if (origins.length === 0) return { ok: false, error: 'OVERRIDE_ORIGINS names no origin' };
  if (RELEASE_ID.test(source)) return { ok: true, value: { remote, source, kind: 'release', folder } };
  const url = plainOrigin(source);
  if (!url) return { ok: false, error: `"${source}" is neither an origin nor a release` };
  if (!isAllowed(url, origins)) return { ok: false, error: `${url.origin} is not among OVERRIDE_ORIGINS` };
  return { ok: true, value: { remote, source, kind: 'origin', origin: url.origin } };
}
