import type { Api } from '@shared/api';
import type { Page, PageQuery } from './definition.ts';
import type { PageLibrary } from './page-library.ts';

/** The queries of the page that stands at an address. */
export function firstViewQueries(
  page: Page,
  library: PageLibrary,
  pathname: string,
  search: string,
  api: Api,
): readonly PageQuery[] {
  const params = library.match(pathname)?.params ?? {};
  return page.queries?.({ api, params, search: new URLSearchParams(search) }) ?? [];
}
