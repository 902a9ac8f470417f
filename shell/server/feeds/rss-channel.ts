import { brand } from '@shared/brand';
import type { Language } from '@shared/contract';
import { escapeHtml } from '../document/escape.ts';

/** Characters that XML 1.0 has no place for. */
// oxlint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text as it stands in XML, also within an attribute. */
export const xml = (text: string): string => escapeHtml(text.replaceAll(NO_XML, ''));

/** `<pubDate>`; nothing for what is no date. */
export function dateElement(text: string | undefined): string {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? '' : `<pubDate>${date.toUTCString()}</pubDate>`;
}

export interface RssChannel {
  language: Language;
  /** Without the brand, which is added. */
  title: string;
  /** Absolute address of the page that it follows. */
  link: string;
  /** Its own. */
  self: string;
  /** Elements `<item>`, the newest first. */
  items: readonly string[];
}

/** A channel of RSS 2.0 (rssboard.org). */
export const rssChannel = ({ language, title, link, self, items }: RssChannel): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(`${title} | ${brand.name[language]}`)}</title>
<link>${xml(link)}</link>
<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>
<description>${xml(brand.tagline[language])}</description>
<language>${language}</language>
${items.join('\n')}
</channel>
</rss>
`;
