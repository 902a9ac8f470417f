import { lazy } from 'react';

const fetchBody = async () => ({ default: (await import('./article-body.tsx')).ArticleBody });

let loading: ReturnType<typeof fetchBody> | undefined;

/** The code that reads and draws an article's text; asked for once, and again when it could not be had. */
export function loadArticleBody(): ReturnType<typeof fetchBody> {
  loading ??= fetchBody().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** An article's text, whose code comes after all that a first view needs: what the server drew can be read without it. */
export const LateArticleBody = lazy(loadArticleBody);
