import { mediaSegments } from './media-path.ts';

/**
 * Site-relative address of a picture, `/media/<path>`, for a path as entities carry it.
 * `width` in pixels asks for a smaller rendition (`?w=`); default: the picture as it is. Undefined when the path is missing or unsafe.
 */
export function mediaUrl(path: string | undefined, width?: number): string | undefined {
  const segments = path === undefined ? undefined : mediaSegments(path);
  if (!segments) return undefined;
  const address = `/media/${segments.map(encodeURIComponent).join('/')}`;
  return width === undefined ? address : `${address}?w=${width}`;
}
