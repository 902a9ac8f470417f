import { readText } from '../values/texts.ts';

// Slashes of either kind hidden in an escape would change the folder once a server decodes them.
const isSafeSegment = (segment: string) =>
  segment !== '' && segment !== '.' && segment !== '..' && !/[\\/]/.test(segment);

const HAS_SCHEME = /^[a-z][\w+.-]*:/i;

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Decoded segments of a picture's path, relative to the API host, with or without a leading slash.
 * Undefined for everything else: other schemes and hosts, climbing, control characters, broken escapes.
 */
export function mediaSegments(path: string): readonly string[] | undefined {
  const relative = path.startsWith('/') ? path.slice(1) : path;
  if (HAS_SCHEME.test(relative)) return undefined;
  const segments: string[] = [];
  for (const part of relative.split('/')) {
    const segment = decode(part);
    if (segment === undefined || !isSafeSegment(segment) || hasControlCharacter(segment)) return undefined;
    segments.push(segment);
  }
  return segments;
}

/** A picture's path as an API may send it, or undefined when it is not safe to load. */
export function readMediaPath(value: unknown): string | undefined {
  const path = readText(value);
  return path !== undefined && mediaSegments(path) ? path : undefined;
}
