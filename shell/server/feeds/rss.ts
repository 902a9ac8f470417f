import { paths, type Language } from '@shared/contract';
import { dateElement, rssChannel, xml } from './rss-channel.ts';

export interface FeedArticle {
  id: string;
  title: string;
  /** ISO 8601. */
  createdAt?: string | undefined;
  author?: string | undefined;
}

/** The newest articles as RSS 2.0 (rssboard.org), in the feed's language. */
export function rss(
  siteUrl: string,
  language: Language,
  title: string,
  articles: readonly FeedArticle[],
): string {
  const item = ({ id, title: name, createdAt, author }: FeedArticle) => {
    const link = xml(siteUrl + paths.article(id));
    return `<item><title>${xml(name)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>${dateElement(createdAt)}${author ? `<dc:creator>${xml(author)}</dc:creator>` : ''}</item>`;
  };
  return rssChannel({
    language,
    title,
    link: siteUrl + paths.blog,
    self: `${siteUrl}/blog/rss.xml?lang=${language}`,
    items: articles.map(item),
  });
}
