import type { RenderRequest, RenderResult } from '@shared/contract';

/** A request for the first view of a page. */
export const requestFor = (pathname: string, request: Partial<RenderRequest> = {}): RenderRequest => ({
  pathname,
  search: '',
  language: 'ar',
  dataBudgetMs: 150,
  ...request,
});

/** A whole view with this markup. */
export const viewOf = (html: string, view: Partial<RenderResult> = {}): RenderResult => ({
  html,
  css: '',
  head: { title: 'title' },
  state: null,
  complete: true,
  ...view,
});
