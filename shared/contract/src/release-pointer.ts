import { isRecord } from './record.ts';
import { isSafeRelativePath, parseRelease, type Release } from './release.ts';
import type { Result } from './result.ts';

/** A release that a share of the visitors gets instead of the live one. */
export interface Canary {
  /** The release's folder, relative to the origin. */
  folder: string;
  /** Of the visitors, 1 to 99. */
  percent: number;
  /** When it was given to them, ISO 8601: given once more, it is judged anew. Default: nobody has noted it. */
  since?: string;
  /** Whether it is promoted by itself once the judge finds it good. Default: false. */
  auto?: boolean;
}

/** A release that was live before. */
export interface PastRelease {
  folder: string;
  /** When it was replaced; ISO 8601. */
  until: string;
}

/** A held release that whoever has its link sees in the site before it is live. */
export interface Preview {
  /**
   * SHA-256 in hexadecimal digits of what its link names it by, `0.2.0-1a2b3c4d~<secret>`: who reads the pointer learns neither
   * the link nor the release.
   */
  key: string;
  /** When it ends; ISO 8601. */
  until: string;
}

/**
 * The release pointer: the answer of `GET /release.json` at a remote's origin (architecture, "Registry"). It is the live
 * release with what stands beside it; each folder holds its own release as `release.json`.
 */
export interface ReleasePointer {
  release: Release;
  canary: Canary | null;
  /** The newest first. */
  previous: readonly PastRelease[];
  /** Those that have not ended. */
  previews: readonly Preview[];
}

const isCanary = (value: unknown): value is Canary =>
  isRecord(value) &&
  isSafeRelativePath(value['folder']) &&
  Number.isInteger(value['percent']) &&
  Number(value['percent']) > 0 &&
  Number(value['percent']) < 100;

const readCanary = (value: unknown): Canary | null => {
  if (!isCanary(value)) return null;
  const { folder, percent, since, auto } = value;
  return {
    folder,
    percent,
    ...(typeof since === 'string' && !Number.isNaN(Date.parse(since)) && { since }),
    ...(auto === true && { auto }),
  };
};

const isPast = (value: unknown): value is PastRelease =>
  isRecord(value) && isSafeRelativePath(value['folder']) && typeof value['until'] === 'string';

const isPreview = (value: unknown): value is Preview =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  /^[\da-f]{64}$/.test(value['key']) &&
  typeof value['until'] === 'string' &&
  !Number.isNaN(Date.parse(value['until']));

/** Reads a pointer. A wrong canary, history or preview is dropped: the live release does not depend on it. */
export function parseReleasePointer(value: unknown): Result<ReleasePointer> {
  const live = parseRelease(value);
  if (!live.ok) return live;
  const { canary, previous, previews, ...release } = value as Record<string, unknown>;
  return {
    ok: true,
    value: {
      release: release as unknown as Release,
      canary: readCanary(canary),
      previous: Array.isArray(previous) ? previous.filter(isPast) : [],
      previews: Array.isArray(previews) ? previews.filter(isPreview) : [],
    },
  };
}

/** The pointer as its file holds it; what an older reader does not know does not disturb it. */
export const pointerJson = ({ release, canary, previous, previews }: ReleasePointer): string => {
  const beside = { ...(canary && { canary }), previous, ...(previews.length > 0 && { previews }) };
  return `${JSON.stringify({ ...release, ...beside }, null, 2)}\n`;
};
