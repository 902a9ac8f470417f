import type { Article } from '../schemas/article.ts';
import type { Queryable } from './database.ts';
import type { Page, Slice } from '../schemas/page.ts';

interface ArticleRow {
  id: string;
  title: string;
  content?: string;
  created_at: Date;
  author_name: string | null;
  cover_image: string | null;
  language: 'ar' | 'en' | null;
}

const SUMMARY = 'id, title, created_at, author_name, cover_image, language';

const articleOf = (row: ArticleRow): Article => ({
  _id: row.id,
  title: row.title,
  ...(row.content === undefined ? {} : { content: row.content }),
  createdAt: row.created_at.toISOString(),
  ...(row.author_name === null ? {} : { author: { name: row.author_name } }),
  ...(row.language === null ? {} : { language: row.language }),
  ...(row.cover_image === null ? {} : { coverImage: row.cover_image }),
});

/** Of an article that does not say its language, the script of its title does, as it does on the site. */
const IN_LANGUAGE = `$1::text IS NULL OR
  coalesce(language, CASE WHEN title ~ '[\\u0600-\\u06FF]' THEN 'ar' ELSE 'en' END) = $1`;

export interface ArticleQuery {
  slice: Slice;
  /** Leaves the content out. */
  summary: boolean;
  /** Default: articles in both. */
  language?: 'ar' | 'en' | undefined;
}

/** The newest first. */
export async function listArticles(
  db: Queryable,
  { slice, summary, language }: ArticleQuery,
): Promise<Page<Article>> {
  const columns = summary ? SUMMARY : `${SUMMARY}, content`;
  const [rows, [count]] = await Promise.all([
    db.query<ArticleRow>(
      `SELECT ${columns} FROM article WHERE ${IN_LANGUAGE} ORDER BY created_at DESC, id LIMIT $2 OFFSET $3`,
      [language ?? null, slice.limit ?? null, slice.offset],
    ),
    db.query<{ total: number }>(`SELECT count(*)::int AS total FROM article WHERE ${IN_LANGUAGE}`, [
      language ?? null,
    ]),
  ]);
  return { data: rows.map(articleOf), total: count?.total ?? 0 };
}

export async function findArticle(db: Queryable, id: string): Promise<Article | undefined> {
  const [row] = await db.query<ArticleRow>(`SELECT ${SUMMARY}, content FROM article WHERE id = $1`, [id]);
  return row && articleOf(row);
}

/** Every article, the newest first. */
export const loadArticles = async (db: Queryable): Promise<Article[]> =>
  (await listArticles(db, { slice: { offset: 0 }, summary: false })).data;

async function write(db: Queryable, articles: readonly Article[], onConflict: string): Promise<void> {
  for (const article of articles) {
    await db.query(
      `INSERT INTO article (id, title, content, created_at, author_name, cover_image, language)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ${onConflict}`,
      [
        article._id,
        article.title,
        article.content ?? '',
        article.createdAt,
        article.author?.name ?? null,
        article.coverImage ?? null,
        article.language ?? null,
      ],
    );
  }
}

export const insertArticles = (db: Queryable, articles: readonly Article[]): Promise<void> =>
  write(db, articles, '');

/** Inserts what is new and replaces what is not, each article as a whole; within a transaction. */
export const upsertArticles = (db: Queryable, articles: readonly Article[]): Promise<void> =>
  write(
    db,
    articles,
    `ON CONFLICT (id) DO UPDATE SET title = excluded.title, content = excluded.content, created_at = excluded.created_at,
       author_name = excluded.author_name, cover_image = excluded.cover_image, language = excluded.language`,
  );

export async function deleteArticles(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query('DELETE FROM article WHERE id = ANY($1::text[])', [ids]);
}
