import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { createApi } from '@shared/api';
import { createHttpClient } from '@shared/api/http';
import { brand } from '@shared/brand';
import { guestRoutes, LANGUAGES, releaseId, type HttpClient, type ShellContract } from '@shared/contract';
import type { Tracing } from '@shared/telemetry';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellPages } from '../src/pages.ts';
import type { DocumentServerConfig } from './config/config.ts';
import { readShellAssets, type ShellAssets } from './document/assets.ts';
import { carryLibraries, type CarriedLibraries } from './document/carried-libraries.ts';
import { sayPlaceholders } from './launch/say-placeholders.ts';
import { createKnownScripts } from './errors/known-scripts.ts';
import { openErrors } from './errors/open-errors.ts';
import { startJudge, type Judge, type JudgePorts } from './judge/judge.ts';
import { keepVerdicts } from './judge/kept-verdicts.ts';
import { pointerMovers } from './judge/pointer-movers.ts';
import { boundedLogger } from './log/bounded-lines.ts';
import { giveMemoryBack } from './memory/give-back.ts';
import { createPreviewReleases } from './qa/preview-releases.ts';
import { startRegistry } from './registry/registry.ts';
import {
  BUILD_LIMIT_MS,
  connectOrigin,
  finishedReleases,
  type ReleaseOrigin,
} from './registry/release-origin.ts';
import { createReleaseStore } from './registry/release-store.ts';
import { admissionOf, previewLinksOf, readersOf } from './releases/admission.ts';
import { cleanPreviewsHourly } from './releases/clean-previews.ts';
import { createGather } from './releases/gather.ts';
import { createRecentVitals } from './releases/recent-vitals.ts';
import type { ServingPorts } from './registry/served-release.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { createDataBroker } from './rendering/data-broker.ts';
import { createChromeRenderer } from './rendering/render-chrome.tsx';
import { startRenderWorker } from './rendering/render-worker.ts';
import { asServerRemote } from './rendering/server-remote.ts';
import { startWorkerPool } from './rendering/worker-pool.ts';
import { workerProcesses } from './rendering/worker-process.ts';
import { readHeroThumbnails } from './thumbnails/hero-thumbnails.ts';
import { pageThumbnails } from './thumbnails/page-thumbnails.ts';
import { createThumbnails } from './thumbnails/thumbnails.ts';
import { tracedHttp } from './tracing/traced-http.ts';
import { tracedRenderer } from './tracing/traced-renderer.ts';
import { registerAssets } from './routes/asset-routes.ts';
import { registerCspReports } from './routes/csp-report-route.ts';
import { registerErrorReports } from './routes/error-report-route.ts';
import { registerDocuments } from './routes/document-routes.ts';
import { answerFailures, wellFormedUrl } from './routes/failures.ts';
import { registerFeeds } from './routes/feed-routes.ts';
import { registerHealth } from './routes/health-route.ts';
import { routePattern } from './routes/route-pattern.ts';
import { registerOfflinePage } from './routes/offline-route.ts';
import { registerReleases } from './routes/release-routes.ts';
import { registerReleasesPage } from './routes/releases-page-route.ts';
import { registerVerdicts } from './routes/verdict-route.ts';
import { registerViews } from './routes/view-route.ts';
import { registerVitals } from './routes/vitals-route.ts';
import { registerQrCode } from './routes/qr-route.ts';
import { registerWebManifest } from './routes/web-manifest-route.ts';
import { registerProxies } from './routes/proxy-routes.ts';
import { beginInTurns } from './routes/turns.ts';

const WARM_UP_BUDGET_MS = 1000;

/** Of several document servers, where what they count of canaries comes together; what is not used is not loaded. */
async function sharedTallies(databaseUrl: string | undefined): Promise<Pick<JudgePorts, 'tallies'>> {
  if (databaseUrl === undefined) return {};
  const { openPostgresTallies } = await import('./judge/counts/postgres-tallies.ts');
  return { tallies: openPostgresTallies(databaseUrl) };
}

/** What documents carry of the shell's own scripts; in development files change under the hand. */
async function readLibraries(
  { libraries }: ShellAssets,
  buildFolder: string,
  { development, siteUrl }: DocumentServerConfig,
  log: (line: string) => void,
): Promise<CarriedLibraries | undefined> {
  if (libraries === undefined || development) return undefined;
  try {
    return await carryLibraries(
      libraries,
      path.join(buildFolder, 'browser', path.basename(libraries)),
      siteUrl,
    );
  } catch (error) {
    log(`no document carries the libraries: ${String(error)}`);
    return undefined;
  }
}

/**
 * Builds the document server, with its registry polling and its workers warm; `close` ends all of it.
 * @param log takes one line for each event an operator may want to see
 * @param tracing has each request traced. Default: nobody does.
 */
export async function createDocumentServer(
  config: DocumentServerConfig,
  buildFolder: string,
  log: (line: string) => void,
  tracing?: Tracing,
): Promise<FastifyInstance> {
  const built = await readShellAssets(path.join(buildFolder, 'assets.json'));
  // Where their releases are is no visitor's business.
  const allowed = config.guests.map(({ origin: _own, ...guest }) => guest);
  const shell: ShellContract = { ...built.contract, ...(allowed.length > 0 && { guests: allowed }) };
  const assets = { ...built, contract: shell };
  const server = Fastify({
    logger: { level: 'warn', mixin: () => tracing?.ids() ?? {}, ...boundedLogger },
    routerOptions: { ignoreTrailingSlash: false },
    // Connections that nobody uses end at once; a form that is on its way is answered first, and whoever asks meanwhile on
    // a connection that is in use is answered as ever, and told that it ends.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: wellFormedUrl,
  });
  beginInTurns(server);
  answerFailures(server);
  const api = createHttpClient({
    baseUrl: `${config.apiOrigin}/api/v1`,
    readToken: () => undefined,
    extensions: config.apiExtensions,
    // It stands near: to pack and unpack a list takes longer than to send it.
    headers: { 'Accept-Encoding': 'identity' },
  });
  const http: HttpClient = createDataBroker(tracing ? tracedHttp(api, tracing) : api);

  const origins: Record<string, ReleaseOrigin> = Object.fromEntries(
    Object.entries(config.remoteOrigins).map(([name, url]) => [
      name,
      config.development
        ? connectOrigin(url, { limitMs: BUILD_LIMIT_MS })
        : finishedReleases(connectOrigin(url)),
    ]),
  );
  const errors = openErrors(config.errors, {
    scripts: createKnownScripts({ shellFolder: path.join(buildFolder, 'browser'), origins }),
    log,
  });
  /** @param size processes of each release */
  const serving = (size: number, folder: string): ServingPorts => ({
    store: createReleaseStore(folder),
    log,
    failed: ({ release, ...fault }) =>
      errors.rendering({
        remote: release.name,
        release: releaseId(release),
        guests: guestRoutes({ remotes: { [release.name]: release } }),
        ...fault,
      }),
    startPool(release, bundle) {
      const startProcess = workerProcesses({
        program: path.join(buildFolder, 'server/worker.cjs'),
        bundle,
        log: (line) => log(`${release.name}@${releaseId(release)}: ${line}`),
      });
      const warmUp = {
        pathname: release.routes[0]?.path ?? '/',
        search: '',
        language: 'ar',
        dataBudgetMs: config.dataBudgetMs,
      } as const;
      return startWorkerPool(
        { size, limitMs: config.renderLimitMs, warmUp },
        { startWorker: (onFree) => startRenderWorker({ startProcess, http, onFree }) },
      );
    },
  });
  let judge: Judge | undefined;
  const registry = await startRegistry(origins, config.registryPollMs, {
    shell,
    ...serving(config.workersPerRelease, config.cacheDir),
    rendered: (release, fault) => judge?.rendered(release, fault),
  });
  if (config.judge)
    judge = await startJudge({
      registry,
      kept: keepVerdicts(path.join(config.cacheDir, 'verdicts.json')),
      movers: pointerMovers(config.releasesOf),
      ...(await sharedTallies(config.errors.databaseUrl)),
      log,
    });
  const readers = readersOf(config);
  const admission = admissionOf(config, readers, log);
  const links = config.previews > 0 ? previewLinksOf(admission, config) : undefined;
  const previews = createPreviewReleases({
    most: config.previews,
    isNamed: links?.has,
    previewsOf: (name) => registry.pointer(name)?.previews ?? [],
    origins,
    shell,
    // Their bundles take no place from those of live releases.
    serving: serving(1, path.join(config.cacheDir, 'previews')),
  });
  const guests = () => guestRoutes(registry.seenBy(undefined).snapshot());
  const metrics =
    config.metricsPort === undefined ? undefined : await openMetrics(config, { ...registry, guests });
  tracing?.watch(server, (request) => routePattern(request, guests()));
  metrics?.watch(server);
  const stopGivingBack = giveMemoryBack();
  const stopCleaning = cleanPreviewsHourly({
    places: config.releasesOf,
    async clean(place) {
      const [{ openStore }, { cleanPreviews }] = await Promise.all([
        import('@shared/bundler/open-store'),
        import('@shared/bundler/previews'),
      ]);
      return cleanPreviews(await openStore(place), {
        origin: { author: 'the site', commit: '', dirty: false },
      });
    },
    log,
  });
  const placeholders = sayPlaceholders(config, brand, { api: createApi(http), log });
  server.addHook('onClose', async () => {
    stopGivingBack();
    stopCleaning();
    placeholders.close();
    await metrics?.close();
    await previews.close();
    await judge?.close();
    await registry.close();
    await errors.close();
    await tracing?.close();
  });

  await registerAssets(server, path.join(buildFolder, 'browser'), assets.dictionaries);
  // Pictures and icons by names of their own; known files only, every other path is a page.
  await server.register(fastifyStatic, {
    root: path.join(buildFolder, 'public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: '1d',
  });
  // An old service worker must never be what a browser compares the new one with.
  server.addHook('onSend', async (request, reply) => {
    if (request.url === '/service-worker.js') reply.header('cache-control', 'no-cache');
  });
  await registerProxies(server, config, registry, tracing);
  registerHealth(server, registry, http, placeholders.found);
  registerReleases(server, registry, shell, config.previews > 0);
  registerFeeds(server, config.siteUrl, http, guests);
  const vitals = createRecentVitals({
    isKnown: (release) =>
      release === 'shell' || registry.loads().some((load) => `${load.name}@${load.release}` === release),
  });
  registerReleasesPage(server, {
    admission,
    assets,
    gather: createGather({
      siteUrl: config.siteUrl,
      registry,
      origins,
      shell,
      stores: config.releasesOf,
      openHistory: async (place) => {
        const [{ openStore }, { followHistory }] = await Promise.all([
          import('@shared/bundler/open-store'),
          import('@shared/bundler/team-history'),
        ]);
        return followHistory(await openStore(place));
      },
      errors,
      vitals,
      verdicts: () => judge?.verdicts() ?? [],
      links,
    }),
  });
  registerVitals(server, log, (vital) => {
    metrics?.measured(vital);
    vitals.measured(vital);
  });
  registerErrorReports(server, errors.reported);
  registerViews(server, judge?.viewed);
  registerVerdicts(server, () => judge?.verdicts() ?? [], readers);
  await registerCspReports(server, log, config.forbidFrames, Object.keys(origins));
  registerWebManifest(server);
  registerQrCode(server, config.siteUrl, http);
  registerOfflinePage(server);
  const renderChrome = createChromeRenderer(http);
  // The first rendering of a process is slow; it is not a visitor's.
  await Promise.all(LANGUAGES.map((language) => renderChrome(language, '/', WARM_UP_BUDGET_MS)));
  registerDocuments(server, {
    config,
    assets,
    libraries: await readLibraries(assets, buildFolder, config, log),
    registry: tracing
      ? { ...registry, seenBy: (cohort) => tracedRenderer(registry.seenBy(cohort), tracing) }
      : registry,
    previews,
    http,
    renderChrome,
    thumbnailsOf: pageThumbnails(
      await readHeroThumbnails(path.join(buildFolder, 'public')),
      createThumbnails({ apiOrigin: config.apiOrigin, extensions: config.apiExtensions }),
    ),
    shellPages: asServerRemote(shellPages),
    log,
    ...(judge && { compared: judge.compared }),
    ...(metrics && { rendered: metrics.rendered }),
  });
  return server;
}
