import type { Api } from '@shared/api';
import type { Page, PageQuery } from './definition.ts';
import type { PageLibrary } from './page-library.ts';

/** The queries of the page that stands at an address; what it is about comes first. */
export function firstViewQueries(
  page: Page,
  library: PageLibrary,
  pathname: string,
  search: string,
  api: Api,
): readonly PageQuery[] {
  const params = library.match(pathname)?.params ?? {};
  const context = { api, params, search: new URLSearchParams(search) };
  return [...(page.subject ? [page.subject(context)] : []), ...(page.queries?.(context) ?? [])];
}
