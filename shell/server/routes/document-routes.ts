import {
  guestLinks,
  guestRoutes,
  knownParameters,
  matchRoute,
  releaseId,
  type HttpClient,
  type Language,
  type RegistrySnapshot,
  type Route,
  type ServerRemote,
} from '@shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { DocumentServerConfig } from '../config/config.ts';
import type { ShellAssets } from '../document/assets.ts';
import { hasLibraries, type CarriedLibraries } from '../document/carried-libraries.ts';
import { createDocumentCache, prepareDocument, type PreparedDocument } from '../document/document-cache.ts';
import { assembleDocument } from '../document/document.ts';
import { chooseEncoding } from '../document/encoding.ts';
import { languageOf } from '../document/language.ts';
import { SECURITY_HEADERS } from '../document/security-headers.ts';
import { createAudiences, type Audience } from './audience.ts';
import type { PreviewReleases } from '../qa/preview-releases.ts';
import { acceptOverrides, carriesOverrides } from './override-route.ts';
import type { Registry } from '../registry/registry.ts';
import { createCrowd, type Crowd } from '../rendering/crowd.ts';
import type { RenderChrome } from '../rendering/render-chrome.tsx';
import { placingIn } from '../rendering/placing.ts';
import { renderOutlet, type RenderedOutlet } from '../rendering/render-outlet.ts';
import type { Thumbnail } from '../thumbnails/thumbnail-css.ts';

export interface DocumentPorts {
  config: Pick<
    DocumentServerConfig,
    | 'siteUrl'
    | 'apiExtensions'
    | 'development'
    | 'errorShare'
    | 'forbidFrames'
    | 'dataBudgetMs'
    | 'subjectBudgetMs'
    | 'earlyHints'
    | 'overrideOrigins'
    | 'previews'
    | 'remoteOrigins'
  >;
  assets: ShellAssets;
  /** What documents carry for who has none of it. Default: they carry nothing. */
  libraries?: CarriedLibraries | undefined;
  registry: Registry;
  previews: PreviewReleases;
  http: HttpClient;
  renderChrome: RenderChrome;
  /** Of what pictures a document that holds this content is to have thumbnails. Never rejects. */
  thumbnailsOf(outlet: RenderedOutlet): Promise<readonly Thumbnail[]>;
  /** The shell's own pages. */
  shellPages: ServerRemote;
  /** Which pages are rendered when more come than can be. Default: by this process's event loop. */
  crowd?: Crowd;
  log(line: string): void;
  /** Remotes with a canary, of which browsers are asked to tell. Default: none. */
  compared?(): readonly string[];
  /** Told of each page that was rendered or left to the browser, in so many milliseconds. Default: nobody is. */
  rendered?(outlet: RenderedOutlet, ms: number): void;
}

/** Joined, not resolved: `//host` is a path here. What no URL can be made of is a page that does not exist. */
const requestedUrl = (address: string): URL => {
  const url = `http://document${address}`;
  return address.startsWith('/') && URL.canParse(url) ? new URL(url) : new URL('http://document/malformed');
};

/** Of a page with an id it is its record that decides status, title and picture. */
const isOfOneRecord = ({ path }: Route) => path.includes('/:');

/** Parameters that a page reads; the shell's own read none. Undefined where its release does not say: all of them. */
const parametersOf = ({ owner, path }: Route, { remotes }: RegistrySnapshot) =>
  owner === 'shell' ? [] : remotes[owner]?.routes.find((each) => each.path === path)?.parameters;

/**
 * For one visitor alone: it sets a cookie, or shows what only this visitor has asked for. Their own browser keeps it and
 * asks each time, and can go back to it; `no-store` would end that.
 */
const PRIVATE = 'private, no-cache';
/** A release that is not live yet: when its preview has ended, no copy of it is left. */
const KEPT_NOWHERE = 'private, no-store';
/**
 * The same for all who send the same `language` and `cohort`: a cache may answer for a moment, a browser asks each time.
 * `Vary` can name no single cookie, so that it says more than is true; a cache that takes all others out of the request
 * first, as the gateway does, has one copy for all. All times together, those of the document and of the API's answers in it
 * counted, stay below a minute: so soon a listing whose licence has run out must be gone.
 */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=50';
/** Not whole yet: the next one may be. */
const REVALIDATED = 'no-cache';

/** Answers every page path with a document that already holds the content (architecture, "Document server"). */
export function registerDocuments(server: FastifyInstance, ports: DocumentPorts): void {
  const {
    config,
    assets,
    libraries,
    registry,
    http,
    renderChrome,
    shellPages,
    log,
    crowd = createCrowd(),
  } = ports;
  const cached = createDocumentCache();
  const audienceOf = createAudiences(config, assets.contract, registry, ports.previews);

  async function make(
    { view: registryView, qa, remoteOrigins }: Audience,
    view: {
      pathname: string;
      search: string;
      parameters: readonly string[] | undefined;
      language: Language;
    },
    key?: string,
  ): Promise<PreparedDocument> {
    const { dataBudgetMs, subjectBudgetMs } = config;
    const snapshot = registryView.snapshot();
    const guests = guestRoutes(snapshot);
    const budgets = {
      dataBudgetMs,
      ...(isOfOneRecord(matchRoute(view.pathname, guests).route) && { subjectBudgetMs }),
    };
    const since = performance.now();
    const rendering = renderOutlet(
      { pathname: view.pathname, search: view.search, language: view.language, ...budgets },
      {
        remotes: registryView,
        guests,
        mayPlace: placingIn(snapshot),
        shellPages,
        http,
        enter: () => crowd.enter(key),
        log,
      },
    ).then((each) => {
      ports.rendered?.(each, performance.now() - since);
      return each;
    });
    const [chrome, outlet, thumbnails] = await Promise.all([
      renderChrome(view.language, view.pathname, dataBudgetMs, guestLinks(snapshot)),
      rendering,
      rendering.then((each) => ports.thumbnailsOf(each)),
    ]);
    const assemble = (content: RenderedOutlet) => {
      const document = assembleDocument({
        ...view,
        siteUrl: config.siteUrl,
        development: config.development,
        forbidFrames: config.forbidFrames,
        errorShare: config.errorShare,
        compared: ports.compared?.() ?? [],
        assets,
        libraries,
        registry: registryView,
        chrome,
        outlet: content,
        thumbnails,
        extensions: config.apiExtensions,
        qa,
        remoteOrigins,
      });
      const isBrowserOnly = content.leftToBrowser === 'browser-only';
      return prepareDocument(
        document,
        chrome.complete && (isBrowserOnly || (content.view?.complete ?? false)),
      );
    };
    try {
      return assemble(outlet);
    } catch (error) {
      // A result was checked, but it is another team's: whatever is in it, the page comes and the browser renders it.
      const { owner } = outlet.match.route;
      const base = snapshot.remotes[owner]?.base;
      log(
        `${owner}${base ? `@${releaseId({ folder: base })}` : ''}: its rendering of ${view.pathname} fits no document: ${String(error)}`,
      );
      return assemble({ ...outlet, view: undefined, leftToBrowser: 'malformed', parcels: [] });
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const leave = crowd.wait();
    try {
      return await send(request, reply);
    } finally {
      leave();
    }
  }

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = requestedUrl(request.url);
    const { cookie } = request.headers;
    const language = languageOf(url.searchParams, cookie);
    if (carriesOverrides(url, config))
      return acceptOverrides(url, config, { previews: ports.previews, language }, reply);
    // As the head script does it in the browser, which compares: to take a parameter out writes all others anew, so an
    // address without it is left as it came.
    if (url.searchParams.has('lang')) url.searchParams.delete('lang');
    const { pathname } = url;

    const { redirectsTo } = matchRoute(pathname).route;
    if (redirectsTo) return reply.redirect(redirectsTo, 302);

    const carries = libraries !== undefined && !hasLibraries(cookie);
    if (config.earlyHints && request.headers['sec-fetch-mode'] === 'navigate')
      reply.raw.writeEarlyHints({
        link: assets.scripts
          .filter((file) => !carries || file !== libraries.file)
          .map((file) => `<${file}>; rel=preload; as=script`),
      });
    if (config.development) await registry.refresh();
    const audience = await audienceOf(cookie);
    const snapshot = audience.view.snapshot();
    const { route } = matchRoute(pathname, guestRoutes(snapshot));
    const parameters = parametersOf(route, snapshot);
    const search = knownParameters(url.search, parameters);
    const view = { pathname, search, parameters, language };
    const key = audience.key === null ? undefined : [language, audience.key, pathname, search].join('\n');
    const prepared =
      key === undefined ? await make(audience, view) : await cached(key, () => make(audience, view, key));

    const isPrivate = audience.key === null || audience.setCookie !== undefined;
    const shared = prepared.isWhole ? SHARED : REVALIDATED;
    const own = audience.hasPreview ? KEPT_NOWHERE : PRIVATE;
    reply
      .headers(SECURITY_HEADERS)
      .header('content-security-policy', prepared.contentSecurityPolicy)
      .header('cache-control', isPrivate ? own : shared)
      .header('vary', 'accept-encoding, cookie')
      .header('etag', prepared.etag)
      .header('server-timing', prepared.contentSign);
    if (audience.key === null) reply.header('x-robots-tag', 'noindex');
    if (audience.setCookie) reply.header('set-cookie', audience.setCookie);
    if (fresh(request.headers, { etag: prepared.etag })) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const content = prepared.body(encoding, { waiting: crowd.waiting(), carries });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(prepared.status).type('text/html; charset=utf-8').send(content);
  }

  server.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, reply);
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('method not allowed');
  });
}
