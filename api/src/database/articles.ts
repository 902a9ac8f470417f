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
}

const SUMMARY = 'id, title, created_at, author_name, cover_image';

const articleOf = (row: ArticleRow): Article => ({
  _id: row.id,
  title: row.title,
  ...(row.content === undefined ? {} : { content: row.content }),
  createdAt: row.created_at.toISOString(),
  ...(row.author_name === null ? {} : { author: { name: row.author_name } }),
  ...(row.cover_image === null ? {} : { coverImage: row.cover_image }),
});

/** The newest first; a summary leaves the content out. */
export async function listArticles(db: Queryable, slice: Slice, summary: boolean): Promise<Page<Article>> {
  const columns = summary ? SUMMARY : `${SUMMARY}, content`;
  const [rows, [count]] = await Promise.all([
    db.query<ArticleRow>(`SELECT ${columns} FROM article ORDER BY created_at DESC, id LIMIT $1 OFFSET $2`, [
      slice.limit ?? null,
      slice.offset,
    ]),
    db.query<{ total: number }>('SELECT count(*)::int AS total FROM article', []),
  ]);
  return { data: rows.map(articleOf), total: count?.total ?? 0 };
}

export async function findArticle(db: Queryable, id: string): Promise<Article | undefined> {
  const [row] = await db.query<ArticleRow>(`SELECT ${SUMMARY}, content FROM article WHERE id = $1`, [id]);
  return row && articleOf(row);
}

export async function insertArticles(db: Queryable, articles: readonly Article[]): Promise<void> {
  for (const article of articles) {
    await db.query(
      'INSERT INTO article (id, title, content, created_at, author_name, cover_image) VALUES ($1, $2, $3, $4, $5, $6)',
      [
        article._id,
        article.title,
        article.content ?? '',
        article.createdAt,
        article.author?.name ?? null,
        article.coverImage ?? null,
      ],
    );
  }
}
