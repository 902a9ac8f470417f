import type { Language, RemoteLifecycles, RenderResult, ServerRemote } from '@shared/contract';
import { createFakeHttp, type FakeHttp } from './fake-http.ts';

export interface RenderOptions {
  /** Path and query. */
  url: string;
  language?: Language;
  http?: FakeHttp;
  dataBudgetMs?: number;
}

/** Renders a remote as the document server does; for `*.node.test.tsx`, where `defineRemote` is the server's. */
export function renderRemote(
  remote: RemoteLifecycles | ServerRemote,
  { url, language = 'ar', http = createFakeHttp(), dataBudgetMs = 1000 }: RenderOptions,
): Promise<RenderResult> {
  if (!('render' in remote)) throw new Error('this test does not run in the node environment');
  const { pathname, search } = new URL(url, 'http://test');
  return remote.render({ pathname, search, language, dataBudgetMs }, { http });
}
