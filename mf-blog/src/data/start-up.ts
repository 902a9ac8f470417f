import type { PageContext } from '@shared/remote-kit';
import { libraryPageQuery } from './articles.ts';

/** The library's first page, so that it stands as soon as it is opened. */
export default function startUpQueries({ api }: Pick<PageContext, 'api'>) {
  return [libraryPageQuery(api, { page: 1 })];
}
