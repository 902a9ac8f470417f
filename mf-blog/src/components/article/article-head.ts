import type { Article } from '@shared/api';
import { mediaUrl } from '@shared/api';
import { brand } from '@shared/brand';
import type { Head, Language } from '@shared/contract';
import { paths } from '@shared/contract';
import { firstText } from './first-text.ts';

/**
 * Title, description, picture and schema.org description of an article. Every address in it begins with `/`, so that it
 * means the same from whichever address the article is read, its own or one of another spelling.
 */
export function articleHead(article: Article, title: string, language: Language): Head {
  const description = firstText(article.content);
  const image = mediaUrl(article.coverImage, 1200);
  const canonical = paths.article(article._id);
  return {
    title,
    canonical,
    ...(description !== undefined && { description }),
    ...(image !== undefined && { image }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        url: canonical,
        mainEntityOfPage: { '@type': 'WebPage', '@id': canonical },
        inLanguage: article.language ?? language,
        publisher: { '@type': 'Organization', name: brand.name[language], url: paths.home },
        ...(description !== undefined && { description }),
        ...(image !== undefined && { image: [image] }),
        ...(article.createdAt !== undefined && { datePublished: article.createdAt }),
        ...(article.author && { author: { '@type': 'Person', name: article.author.name } }),
      },
    ],
  };
}
