import { defaultUrlTransform } from 'react-markdown';
import type { Options } from 'rehype-sanitize';
import { defaultSchema } from 'rehype-sanitize';

/** GitHub Flavored Markdown makes links of it, section 6.9; no browser opens it by itself any more. */
const FILE_TRANSFER = 'ftp';

/**
 * What may remain of an article's Markdown. Ids carry the prefix that they were given when footnotes were made;
 * a second prefix here would tear footnotes from their references.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.['href'] ?? []), FILE_TRANSFER],
  },
};

/** The same of addresses once more, where they are drawn. */
export const safeAddress = (address: string): string =>
  address.startsWith(`${FILE_TRANSFER}:`) ? address : defaultUrlTransform(address);
