import { brand } from '@shared/brand';
import { paths, type Language } from '@shared/contract';
import { escapeHtml } from '../document/escape.ts';

export interface FeedArticle {
  id: string;
  title: string;
  /** ISO 8601. */
  createdAt?: string | undefined;
  author?: string | undefined;
}

/** Characters that XML 1.0 has no place for. */
// oxlint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const xml = (text: string) => escapeHtml(text.replaceAll(NO_XML, ''));

const dateOf = (text: string | undefined) => {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? '' : `<pubDate>${date.toUTCString()}</pubDate>`;
};

/** The newest articles as RSS 2.0 (rssboard.org), in the feed's language. */
export function rss(
  siteUrl: string,
  language: Language,
  title: string,
  articles: readonly FeedArticle[],
): string {
  const item = ({ id, title: name, createdAt, author }: FeedArticle) => {
    const link = xml(siteUrl + paths.article(id));
    return `<item><title>${xml(name)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>${dateOf(createdAt)}${author ? `<dc:creator>${xml(author)}</dc:creator>` : ''}</item>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(`${title} | ${brand.name[language]}`)}</title>
<link>${xml(siteUrl + paths.blog)}</link>
<atom:link href="${xml(`${siteUrl}/blog/rss.xml?lang=${language}`)}" rel="self" type="application/rss+xml"/>
<description>${xml(brand.tagline[language])}</description>
<language>${language}</language>
${articles.map(item).join('\n')}
</channel>
</rss>
`;
}
