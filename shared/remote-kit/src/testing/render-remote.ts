import { createFakeHttp, type FakeHttp } from '@shared/api/testing';
import type { Language, RemoteLifecycles, RenderResult, ServerRemote } from '@shared/contract';

export interface RenderOptions {
  /** Path and query. */
  url: string;
  /** Of the page; Arabic when left out. */
  language?: Language;
  /** The API; one that answers 404 to every call when left out. */
  http?: FakeHttp;
  /** How long the page's queries may take, in milliseconds; 1000 when left out. */
  dataBudgetMs?: number;
  /** How long the query may take that decides what the document says of itself, in milliseconds; `dataBudgetMs` when left out. */
  subjectBudgetMs?: number;
}

/** Renders a remote as the document server does; for `*.node.test.tsx`, where `defineRemote` is the server's. */
export function renderRemote(
  remote: RemoteLifecycles | ServerRemote,
  { url, language = 'ar', http = createFakeHttp(), dataBudgetMs = 1000, subjectBudgetMs }: RenderOptions,
): Promise<RenderResult> {
  if (!('render' in remote)) throw new Error('this test does not run in the node environment');
  const { pathname, search } = new URL(url, 'http://test');
  return remote.render(
    {
      pathname,
      search,
      language,
      dataBudgetMs,
      ...(subjectBudgetMs !== undefined && { subjectBudgetMs }),
    },
    { http },
  );
}
