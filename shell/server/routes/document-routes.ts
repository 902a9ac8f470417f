import { matchRoute, type HttpClient } from '@shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentServerConfig } from '../config.ts';
import type { ShellAssets } from '../document/assets.ts';
import { chooseEncoding, createDocumentCache, prepareDocument } from '../document/document-cache.ts';
import { assembleDocument } from '../document/document.ts';
import { languageOf } from '../document/language.ts';
import { SECURITY_HEADERS } from '../document/security-headers.ts';
import type { Registry } from '../registry/registry.ts';
import { renderChrome } from '../rendering/render-chrome.tsx';
import { renderOutlet } from '../rendering/render-outlet.ts';

export interface DocumentPorts {
  config: Pick<DocumentServerConfig, 'siteUrl' | 'renderLimitMs' | 'dataBudgetMs' | 'development'>;
  assets: ShellAssets;
  registry: Registry;
  http: HttpClient;
  log(line: string): void;
}

/** What no URL can be made of is a page that does not exist. */
const requestedUrl = (address: string): URL =>
  URL.canParse(address, 'http://document')
    ? new URL(address, 'http://document')
    : new URL('http://document/malformed');

/** Answers every page path with a document that already holds the content (architecture, "Document server"). */
export function registerDocuments(server: FastifyInstance, ports: DocumentPorts): void {
  const { config, assets, registry, http, log } = ports;
  const cached = createDocumentCache();

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = requestedUrl(request.url);
    const language = languageOf(url.searchParams, request.headers.cookie);
    url.searchParams.delete('lang');
    const { pathname } = url;
    const search = url.searchParams.size > 0 ? `?${url.searchParams}` : '';

    const { redirectsTo } = matchRoute(pathname).route;
    if (redirectsTo) return reply.redirect(redirectsTo, 302);

    const prepared = await cached([language, registry.version(), pathname, search].join('\n'), async () => {
      const view = { pathname, search, language, dataBudgetMs: config.dataBudgetMs };
      const [chrome, outlet] = await Promise.all([
        renderChrome(language, pathname, http, config.dataBudgetMs),
        renderOutlet(view, { registry, http, limitMs: config.renderLimitMs, log }),
      ]);
      const parts = {
        siteUrl: config.siteUrl,
        development: config.development,
        language,
        pathname,
        search,
        assets,
        registry: registry.snapshot(),
        chrome,
        outlet,
      };
      const isBrowserOnly = outlet.match.route.rendering === 'browser';
      const keep = chrome.complete && (isBrowserOnly || (outlet.view?.complete ?? false));
      return { value: prepareDocument(assembleDocument(parts)), keep };
    });

    const encoding = chooseEncoding(request.headers['accept-encoding']);
    reply
      .headers(SECURITY_HEADERS)
      .header('content-security-policy', prepared.contentSecurityPolicy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('etag', prepared.etag);
    if (request.headers['if-none-match'] === prepared.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(prepared.status)
      .type('text/html; charset=utf-8')
      .send(await prepared.body(encoding));
  }

  server.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, reply);
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('method not allowed');
  });
}
