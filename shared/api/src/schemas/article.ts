import type { Article, ArticleSummary } from '../entities/article.ts';
import { readMediaPath } from '../media/media-path.ts';
import { readId, readMoment, readRawText, readText } from '../values/values.ts';
import { readRecord, withDefault } from './record.ts';

const readFields = readRecord({
  _id: readId,
  title: readText,
  content: withDefault(readRawText, ''),
  createdAt: readMoment,
  author: readRecord({ name: readText }),
  coverImage: readMediaPath,
});

/**
 * Reads one article (specification, section 3). `id` stands in for a missing identifier.
 * Undefined for what is not an article: no object, or one that has no identifier.
 */
export function readArticle(value: unknown, id?: string): Article | undefined {
  const fields = readFields(value);
  const _id = fields?._id ?? id;
  if (!fields || _id === undefined) return undefined;
  const { author, ...rest } = fields;
  const name = author?.name;
  return { ...rest, _id, ...(name !== undefined && { author: { name } }) };
}

/** The same without the content, which a card does not show. */
export function readArticleSummary(value: unknown): ArticleSummary | undefined {
  const article = readArticle(value);
  if (!article) return undefined;
  const { content: _content, ...summary } = article;
  return summary;
}
