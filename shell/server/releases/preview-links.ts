import { createHmac } from 'node:crypto';
import { isSame } from './access.ts';

/** Links of the page of releases by which whoever has one sees the site with a release that visitors do not get. */
export interface PreviewLinks {
  /**
   * The name of a release in such a link, as that of any preview: `0.2.0-1a2b3c4d~` and 22 letters that nobody guesses.
   * @param release its id, `0.2.0-1a2b3c4d`
   */
  nameOf(remote: string, release: string): string;
  /** Whether a link names a release so. */
  has(remote: string, name: string): boolean;
}

/** As many as a preview's own secret has. */
const BYTES = 16;

/**
 * Names that follow from what the page's readers know: every document server of the site gives and takes the same, none keeps any, and
 * another secret ends all of them.
 */
export function createPreviewLinks(secret: string): PreviewLinks {
  const nameOf = (remote: string, release: string) => {
    const signed = createHmac('sha256', secret).update(`preview ${remote} ${release}`).digest();
    return `${release}~${signed.subarray(0, BYTES).toString('base64url')}`;
  };
  return { nameOf, has: (remote, name) => isSame(name, nameOf(remote, name.split('~', 1)[0] ?? '')) };
}
