import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES, variablesOf } from '@shared/contract';
import { precompress } from '@shared/bundler';
import { API_PROGRAM, describeLocalSite, drawSamplePictures, freePorts, root, SAMPLE_MEDIA } from 'tools';
import type { Rivals } from '../rivals/build-rivals.ts';
import { federatedDocument } from '../rivals/federated-document.ts';
import type { PlainAssets } from '../rivals/plain-document.ts';
import { makeCertificate, type Certificate } from './certificate.ts';
import { documentsSite, gatewaySite, remoteSite, startNginx, staticSite } from './nginx.ts';
import { answersAt, startProgram, type Program } from './program.ts';
import { withoutServerBundles } from './unrendered-releases.ts';

/**
 * `site` is ours; `fallback` is ours when no remote is rendered on the server; `ideal`, `plain` and `federated` are the
 * rivals of quality.md; `unscripted` is our documents without scripts, of which nothing comes alive.
 */
export const CONTENDERS = ['site', 'fallback', 'ideal', 'plain', 'federated', 'unscripted'] as const;
export type Contender = (typeof CONTENDERS)[number];

export interface Sites {
  /** What a browser opens, without a trailing slash. */
  url: Readonly<Record<Contender, string>>;
  certificate: Certificate;
  /** Without TLS, past the gateway. */
  origin: { documents: string; fallback: string; api: string };
  program: { documents: Program; api: Program };
  /** Where documents without scripts are looked for. */
  unscripted: string;
  close(): Promise<void>;
}

export interface SitesOptions {
  /** Listings of the API's sample data; enough for a full page of 24 in each list. */
  listings: number;
  rivals: Rivals;
}

const local = (port: number) => `http://127.0.0.1:${port}`;

/**
 * A rendering takes milliseconds and its limit is there for faults. Where the browser that measures and its slow-down
 * take both cores, the limit would be met by chance: then a document is to come late, not without its content.
 */
const PATIENCE = { RENDER_LIMIT_MS: '3000', DATA_BUDGET_MS: '2000' };

interface Documents {
  port: number;
  siteUrl: string;
  apiPort: number;
  /** Whether the API is one that can what the specification says, and nothing more. Default: `false`, the reference API. */
  isPlainApi?: boolean;
  /** Ports of the remotes' origins, in the order of their names. */
  remotePorts: readonly number[];
  cache: string;
}

/**
 * The document server, as `npm start` describes it.
 * @param ideal whose build of it runs in its place; default: the site's own
 */
export function startDocuments(
  { port, siteUrl, apiPort, isPlainApi = false, remotePorts, cache }: Documents,
  ideal?: Rivals,
): Promise<Program> {
  const origins = Object.fromEntries(
    REMOTE_NAMES.map((name, index) => [variablesOf(name).origin, local(remotePorts[index] ?? 0)]),
  );
  const { services } = describeLocalSite({
    environment: {
      PORT: String(port),
      SITE_URL: siteUrl,
      [isPlainApi ? 'API_ORIGIN' : 'REFERENCE_API_ORIGIN']: local(apiPort),
      CACHE_DIR: cache,
      ...origins,
    },
    build: 'dist',
    developed: [],
  });
  const shell = services.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('a local site has a shell');
  return startProgram({
    name: ideal ? 'the ideal document server' : 'the document server',
    command: process.execPath,
    args: ideal ? [ideal.program] : shell.args,
    cwd: path.join(root, shell.folder),
    environment: { ...shell.environment, ...PATIENCE, ...(ideal && { RIVAL_REGISTRY: ideal.registry }) },
    isReady: answersAt(local(port) + shell.readyPath),
  });
}

/** The reference API on sample data of its own, without limits of rate. */
export async function startApi(port: number, listings: number, data: string): Promise<Program> {
  await drawSamplePictures(listings, 'first').ended;
  return startProgram({
    name: 'the API',
    command: process.execPath,
    args: API_PROGRAM,
    cwd: path.join(root, 'api'),
    environment: {
      PORT: String(port),
      DATA_DIR: data,
      SAMPLE_LISTINGS: String(listings),
      MEDIA_DIR: SAMPLE_MEDIA,
      RATE_LIMIT: '0',
      RATE_LIMIT_POST: '0',
    },
    isReady: answersAt(`${local(port)}/healthz`),
  });
}

/** The federated rival's one document, which names the releases that are live now. @returns its folder */
async function federatedPages(folder: string, { federated }: Rivals): Promise<string> {
  const assets = JSON.parse(readFileSync(path.join(federated, 'assets.json'), 'utf8')) as PlainAssets;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), federatedDocument(assets));
  await precompress(folder);
  return folder;
}

/** Draws what is missing, which a checkout does once. */
async function drawAll(listings: number): Promise<void> {
  const drawing = drawSamplePictures(listings, 'all');
  const said = setTimeout(
    () => console.log('the sample pictures are drawn first, once; that takes minutes'),
    3000,
  );
  await drawing.ended;
  clearTimeout(said);
}

/** Starts all contenders on loopback, each behind HTTP/2 with TLS and brotli. */
export async function startSites({ listings, rivals }: SitesOptions): Promise<Sites> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const count = REMOTE_NAMES.length;
  const ports = await freePorts(13 + 2 * count);
  const take = () => ports.pop() ?? 0;
  const apiPort = take();
  const remotePorts = Array.from({ length: count }, take);
  const unrenderedPorts = Array.from({ length: count }, take);
  const served = Object.fromEntries(
    (['site', 'fallback', 'ideal'] as const).map((name) => [
      name,
      { http: take(), https: take(), documentServer: take() },
    ]),
  ) as Record<'site' | 'fallback' | 'ideal', { http: number; https: number; documentServer: number }>;
  const plainPort = take();
  const federatedPort = take();
  const unscriptedPort = take();

  const certificate = makeCertificate(folder);
  const unrendered = withoutServerBundles(path.join(folder, 'unrendered'));
  const unscripted = path.join(folder, 'unscripted');
  mkdirSync(unscripted);
  const pages = await federatedPages(path.join(folder, 'federated'), rivals);
  const running: Program[] = [];
  const close = async () => {
    for (const each of running.toReversed()) await each.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const nginx = await startNginx(
      path.join(folder, 'nginx'),
      [
        ...REMOTE_NAMES.map((name, index) =>
          remoteSite(remotePorts[index] ?? 0, path.join(root, name, 'dist')),
        ),
        ...REMOTE_NAMES.map((name, index) =>
          remoteSite(unrenderedPorts[index] ?? 0, path.join(unrendered, name)),
        ),
        ...Object.entries(served).map(([name, each]) =>
          gatewaySite(name, each, certificate, path.join(folder, `gateway-${name}`)),
        ),
        staticSite(
          {
            name: 'plain',
            ports: { https: plainPort, api: apiPort },
            files: rivals.folder,
            pages: path.join(rivals.folder, 'pages'),
          },
          certificate,
        ),
        staticSite(
          {
            name: 'federated',
            ports: { https: federatedPort, api: apiPort },
            files: rivals.federated,
            pages,
            remotes: Object.fromEntries(
              REMOTE_NAMES.map((remote) => [remote, path.join(root, remote, 'dist')]),
            ),
          },
          certificate,
        ),
        documentsSite({ https: unscriptedPort, site: served.site.https }, unscripted, certificate),
      ],
      plainPort,
    );
    running.push(nginx);
    // Every size, so that each contender's pictures weigh what they really do.
    await drawAll(listings);
    const api = await startApi(apiPort, listings, path.join(folder, 'data'));
    running.push(api);
    const start = async (name: keyof typeof served, origins: readonly number[], ideal?: Rivals) => {
      const program = await startDocuments(
        {
          port: served[name].documentServer,
          siteUrl: `https://127.0.0.1:${served[name].https}`,
          apiPort,
          remotePorts: origins,
          cache: path.join(folder, `releases-${name}`),
        },
        ideal,
      );
      running.push(program);
      return program;
    };
    const [documents] = await Promise.all([
      start('site', remotePorts),
      start('fallback', unrenderedPorts),
      start('ideal', remotePorts, rivals),
    ]);
    const https = (port: number) => `https://127.0.0.1:${port}`;
    return {
      url: {
        site: https(served.site.https),
        fallback: https(served.fallback.https),
        ideal: https(served.ideal.https),
        plain: https(plainPort),
        federated: https(federatedPort),
        unscripted: https(unscriptedPort),
      },
      certificate,
      origin: {
        documents: local(served.site.documentServer),
        fallback: local(served.fallback.documentServer),
        api: local(apiPort),
      },
      program: { documents, api },
      unscripted,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
