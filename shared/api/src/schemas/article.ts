import type { Article, ArticleSummary } from '../entities/article.ts';
import { readMediaPath } from '../media/media-path.ts';
import { readOneOf, readRawText, readText } from '../values/texts.ts';
import { readId, readMoment } from '../values/values.ts';
import { readRecord, withDefault } from './record.ts';

const readFields = readRecord({
  _id: readId,
  title: readText,
  content: withDefault(readRawText, ''),
  createdAt: readMoment,
  author: readRecord({ name: readText }),
  coverImage: readMediaPath,
  language: readOneOf(['ar', 'en'] as const),
});

const ARABIC = /\p{Script=Arabic}/u;

/** Enough of a text to know its script by. */
const BEGINNING = 1000;

/**
 * Where an article does not say its language: what most letters of its text's beginning are; without a text any Arabic letter
 * of the title tells, as at the reference API.
 */
function languageOf(content: string, title: string | undefined) {
  const beginning = content.slice(0, BEGINNING);
  const countOf = (script: RegExp) => beginning.match(script)?.length ?? 0;
  const [arabic, latin] = [countOf(/\p{Script=Arabic}/gu), countOf(/\p{Script=Latin}/gu)];
  if (arabic + latin > 0) return arabic > latin ? 'ar' : 'en';
  return title === undefined ? undefined : ARABIC.test(title) ? 'ar' : 'en';
}

/**
 * Reads one article (specification, section 3). `id` stands in for a missing identifier.
 * Undefined for what is not an article: no object, or one that has no identifier.
 */
export function readArticle(value: unknown, id?: string): Article | undefined {
  const fields = readFields(value);
  const _id = fields?._id ?? id;
  if (!fields || _id === undefined) return undefined;
  const { author, language = languageOf(fields.content, fields.title), ...rest } = fields;
  const name = author?.name;
  return { ...rest, _id, ...(name !== undefined && { author: { name } }), ...(language && { language }) };
}

/** The same without the content, which a card does not show. */
export function readArticleSummary(value: unknown): ArticleSummary | undefined {
  const article = readArticle(value);
  if (!article) return undefined;
  const { content: _content, ...summary } = article;
  return summary;
}
