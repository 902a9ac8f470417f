import { isRecord, REMOTE_NAMES } from '@shared/contract';

/** What a browser refused, and whose script wanted it. */
export interface Violation {
  /** `mf-blog@0.1.0-1a2b3c4d`, `shell`, or `document` for what stands in the page itself. */
  source: string;
  directive: string;
  /** An address without query and fragment, or a keyword such as `inline` or `eval`. */
  blocked: string;
}

/** A report carries one violation, a batch a few; more is not a browser's. */
const MOST_REPORTS = 20;
const MOST_LETTERS = 200;

const KEYWORDS = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-policy',
  'trusted-types-sink',
]);
const RELEASE = /^\/remotes\/([\w-]{1,60})\/releases\/([\w.-]{1,60})\//;

const urlOf = (value: unknown): URL | undefined =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;

/** Of a visitor's addresses nothing but origin and path is told; `data:` and the like by their scheme alone. */
function blockedBy(value: unknown): string | undefined {
  if (typeof value === 'string' && KEYWORDS.has(value)) return value;
  const url = urlOf(value);
  if (!url) return undefined;
  const told = /^(?:https?|wss?):$/.test(url.protocol)
    ? url.origin + url.pathname
    : url.protocol.slice(0, -1);
  return told.slice(0, MOST_LETTERS);
}

/** The remote whose release holds the script at an address. */
const releaseAt = (url: URL | undefined, remotes: readonly string[]): string | undefined => {
  const [, name, id] = RELEASE.exec(url?.pathname ?? '') ?? [];
  return name && id && remotes.includes(name) ? `${name}@${id}` : undefined;
};

const isExtension = (url: URL | undefined) => /-extension:$/.test(url?.protocol ?? '');

function violationOf(report: unknown, remotes: readonly string[]): Violation[] {
  if (!isRecord(report)) return [];
  // The old spelling of `report-uri`, then the new one of `report-to`.
  const script = urlOf(report['source-file'] ?? report['sourceFile']);
  const blockedUri = report['blocked-uri'] ?? report['blockedURL'];
  const directive =
    report['effective-directive'] ?? report['effectiveDirective'] ?? report['violated-directive'];
  const blocked = blockedBy(blockedUri);
  if (typeof directive !== 'string' || !/^[a-z-]{3,40}$/.test(directive) || blocked === undefined) return [];
  // What a visitor's own extensions do is no fault of the site's.
  if (isExtension(script) || isExtension(urlOf(blockedUri))) return [];
  const ownScript = script?.pathname.startsWith('/assets/') ? 'shell' : 'document';
  const source = releaseAt(script, remotes) ?? releaseAt(urlOf(blockedUri), remotes) ?? ownScript;
  return [{ source, directive, blocked }];
}

/**
 * The violations in what a browser posted, by `report-uri` (`{"csp-report": …}`) or by `report-to` (a list of reports).
 * Undefined when it is neither; a single report that makes no sense is left out.
 * @param remotes names of those that there are. Default: those of the route table
 */
export function parseViolations(
  body: unknown,
  remotes: readonly string[] = REMOTE_NAMES,
): readonly Violation[] | undefined {
  if (isRecord(body) && 'csp-report' in body) return violationOf(body['csp-report'], remotes);
  if (!Array.isArray(body) || body.length > MOST_REPORTS) return undefined;
  return body.flatMap((report) =>
    isRecord(report) && report['type'] === 'csp-violation' ? violationOf(report['body'], remotes) : [],
  );
}
