import type { RenderRequest, RenderResult } from '@shared/contract';
import { viewIn, type RenderedView } from './rendered-view.ts';

/** A request for the first view of a page. */
export const requestFor = (pathname: string, request: Partial<RenderRequest> = {}): RenderRequest => ({
  pathname,
  search: '',
  language: 'ar',
  dataBudgetMs: 150,
  ...request,
});

/** What a bundle returns of a whole view with this markup. */
export const resultOf = (html: string, view: Partial<RenderResult> = {}): RenderResult => ({
  html,
  css: '',
  head: { title: 'title' },
  state: null,
  complete: true,
  ...view,
});

/** The same as it goes into a document. */
export const viewOf = (html: string, view: Partial<RenderResult> = {}): RenderedView =>
  viewIn(resultOf(html, view));
