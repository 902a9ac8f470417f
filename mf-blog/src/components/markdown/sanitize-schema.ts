import type { Options } from 'rehype-sanitize';
import { defaultSchema } from 'rehype-sanitize';

/**
 * What may remain of an article's Markdown. Ids carry the prefix that they were given when footnotes were made;
 * a second prefix here would tear footnotes from their references.
 */
export const sanitizeSchema: Options = { ...defaultSchema, clobberPrefix: '' };
