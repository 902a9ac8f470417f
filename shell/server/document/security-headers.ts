import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Of scripts, which are the same in all documents, and of styles, which are the same in most. */
const hashes = new LRUCache<string, string>({ max: 50 });

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? sha256(text);
  hashes.set(text, hash);
  return hash;
}

/** Where browsers say what this policy made them refuse; `csp-report-route.ts` listens there. */
export const CSP_REPORTS = '/csp-reports';
/** The same place under the name by which `report-to` calls it. */
const REPORT_GROUP = 'csp';

/** The hash of the empty style element into which styled-components inserts its rules. */
const EMPTY_STYLE = sha256('');

export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether scripts, fonts and hot updates may come from development servers on this machine. */
  development: boolean;
  /** Whether frames of other sites are forbidden, which are the maps. */
  forbidFrames: boolean;
  /** Where remotes come from that QA has overridden. */
  remoteOrigins: readonly string[];
  /** Where the map's style and tiles come from, by the brand; none on its own drawn base. */
  mapOrigins: readonly string[];
}

/**
 * A policy by hashes of what is inline, not by nonces, so that documents are the same for all visitors and
 * can be cached. Scripts come from this origin alone: remotes are proxied.
 */
export function contentSecurityPolicy(parts: InlineParts): string {
  const { scripts, styles, development, forbidFrames, remoteOrigins, mapOrigins } = parts;
  const elsewhere = [...(development ? ['http://localhost:*', 'ws://localhost:*'] : []), ...remoteOrigins];
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...elsewhere, ...scripts.map(hashOf)].join(' '),
    'style-src': ["'self'", EMPTY_STYLE, ...styles.map(hashOf)].join(' '),
    // Pictures in articles may come from anywhere.
    'img-src': "'self' data: https:",
    'font-src': ["'self'", ...elsewhere].join(' '),
    'connect-src': ["'self'", ...mapOrigins, ...elsewhere].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': forbidFrames ? "'none'" : 'https://www.google.com https://maps.google.com',
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Development servers make scripts of text.
    ...(!development && { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' }),
    // The second is for browsers that do not know the first.
    'report-to': REPORT_GROUP,
    'report-uri': CSP_REPORTS,
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'reporting-endpoints': `${REPORT_GROUP}="${CSP_REPORTS}"`,
} as const;
