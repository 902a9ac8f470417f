import type { ArticleSummary } from '@shared/api';
import type { QueryClient } from '@shared/facades/query';
import type { LibraryPage } from './articles.ts';

/** The article as a visited page of the library, or what was offered after another article, has it: all but its text. */
export function findInLibrary(client: QueryClient, id: string): ArticleSummary | undefined {
  const known = [
    ...client.getQueriesData<LibraryPage>({ queryKey: ['library'] }).flatMap(([, page]) => page?.items ?? []),
    ...client
      .getQueriesData<readonly ArticleSummary[]>({ queryKey: ['related'] })
      .flatMap(([, articles]) => articles ?? []),
  ];
  return known.find(({ _id, title }) => _id === id && title !== undefined);
}
