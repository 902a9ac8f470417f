import { deleteArticles, loadArticles, upsertArticles } from '../../database/articles.ts';
import { Article } from '../../schemas/article.ts';
import { ARTICLE_COLUMNS } from '../columns/article-columns.ts';
import type { Subject } from './subject.ts';

export const ARTICLES: Subject<Article> = {
  name: 'articles',
  size: 'many',
  columns: ARTICLE_COLUMNS,
  schema: Article,
  defaults: {},
  atFirst: () => ({ createdAt: new Date().toISOString() }),
  titleOf: ({ title }) => title,
  contradictions: () => [],
  unique: [],
  load: loadArticles,
  store: upsertArticles,
  takeOff: {
    word: 'deleted',
    concerns: () => true,
    run: (db, articles) =>
      deleteArticles(
        db,
        articles.map(({ _id }) => _id),
      ),
  },
};
