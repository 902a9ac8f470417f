import { REMOTE_NAMES, variablesOf } from '@shared/contract';
import { SAMPLE_MEDIA } from 'artwork/sample';

/** A program of the site, as it is started locally. */
export interface Service {
  name: string;
  /** What the one line about it says when it answers. */
  label: string;
  port: number;
  /** The variable that sets the port, for the message when it is taken. */
  portVariable: string;
  /** Arguments of Node.js. */
  args: readonly string[];
  /** Relative to the repository. */
  folder: string;
  environment: Readonly<Record<string, string>>;
  /** Path that answers 200 when the service is ready. */
  readyPath: string;
}

/**
 * The C library keeps what it was given back for reuse, in one heap a thread, and in pieces that nothing large fits into: after
 * a burst the document server had twice what it needed for good. One heap for all; what is free at its end goes back to the system
 * from 8 MB on, and blocks of 32 kB and more are the system's own: from 1 MB on, the pieces of 64 kB in which long answers come left
 * 50 to 100 MB in the heap, as chance had it, and now 30 to 35 (glibc; others do not read these).
 */
const MEMORY_GIVEN_BACK = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 15),
  MALLOC_TRIM_THRESHOLD_: String(8 * 2 ** 20),
};

/** Arguments of Node.js that start the reference API in its folder, once it is built. */
export const API_PROGRAM: readonly string[] = ['dist/server/main.js'];

/** The reference API's own default. */
const SAMPLE_LISTINGS = 40;

type Environment = Readonly<Record<string, string | undefined>>;

function portOf(environment: Environment, variable: string, fallback: number): number {
  const text = environment[variable];
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port number, not "${text}"`);
  return port;
}

export interface LocalSite {
  services: readonly Service[];
  siteUrl: string;
  /** Made-up listings that it shows; 0 with an API from elsewhere, or on none. */
  sampleListings: number;
}

/** As the reference API reads it, which also checks it. */
const sampleListingsOf = (environment: Environment) =>
  environment['API_ORIGIN'] || environment['REFERENCE_API_ORIGIN']
    ? 0
    : Number(environment['SAMPLE_LISTINGS']?.trim() || SAMPLE_LISTINGS) || 0;

const local = (port: number) => `http://127.0.0.1:${port}`;

export interface LocalSiteOptions {
  environment: Environment;
  /** Build folder of the shell and the remotes: `dist`, or `dist-development`. */
  build: string;
  /** Parts that run on their development servers instead. */
  developed: readonly string[];
  /** Address of a running site of which the other remotes' live releases are taken. Default: none, they are served here. */
  against?: string | undefined;
}

/**
 * The services of a local site (architecture, "Ports"). With `API_ORIGIN` or `REFERENCE_API_ORIGIN` set the reference
 * API is not started; with `MF_…_ORIGIN` set that remote is taken from there.
 */
export function describeLocalSite({ environment, build, developed, against }: LocalSiteOptions): LocalSite {
  const apiPort = portOf(environment, 'API_PORT', 3010);
  const elsewhere = environment['API_ORIGIN'] || environment['REFERENCE_API_ORIGIN'];
  const apiOrigin = elsewhere || local(apiPort);
  const sitePort = portOf(environment, 'PORT', 3000);
  const siteUrl = environment['SITE_URL'] || `http://localhost:${sitePort}`;
  const services: Service[] = [];

  if (!elsewhere) {
    services.push({
      name: 'api',
      label: 'API',
      port: apiPort,
      portVariable: 'API_PORT',
      args: API_PROGRAM,
      folder: 'api',
      // Visitors come through the shell, whose word about their address counts.
      environment: {
        PORT: String(apiPort),
        TRUST_PROXY: environment['TRUST_PROXY'] || '1',
        // Beside the pictures of the office, which its commands store in MEDIA_DIR.
        SAMPLE_MEDIA_DIR: environment['SAMPLE_MEDIA_DIR'] || SAMPLE_MEDIA,
        // The document server's is METRICS_PORT, and both are on one machine.
        METRICS_PORT: environment['API_METRICS_PORT'] || '',
      },
      readyPath: '/healthz',
    });
  }

  const origins: Record<string, string> = {};
  const releases: Record<string, string> = {};
  for (const [index, name] of REMOTE_NAMES.entries()) {
    const variables = variablesOf(name);
    const port = portOf(environment, variables.port, 3001 + index);
    const isDeveloped = developed.includes(name);
    const deployed = against !== undefined && !isDeveloped ? `${against}/remotes/${name}` : undefined;
    const given = environment[variables.origin] || deployed;
    origins[variables.origin] = given || local(port);
    if (given) continue;
    // As the document server sees it from its own folder.
    releases[variables.releases] = environment[variables.releases] || `../${name}/${build}`;
    const command = isDeveloped ? ['dev'] : ['serve', ...(build === 'dist' ? [] : ['--development'])];
    services.push({
      name,
      label: name,
      port,
      portVariable: variables.port,
      args: ['../shared/bundler/bin/remote.mjs', ...command],
      folder: name,
      environment: { PORT: String(port), API_ORIGIN: apiOrigin },
      readyPath: '/release.json',
    });
  }

  const developShell = developed.includes('shell');
  services.push({
    name: 'shell',
    label: 'shell',
    port: sitePort,
    portVariable: 'PORT',
    args: developShell ? ['--import', 'tsx', 'build/develop.ts'] : [`${build}/server/main.cjs`],
    folder: 'shell',
    environment: {
      PORT: String(sitePort),
      SITE_URL: siteUrl,
      ...(environment['API_ORIGIN'] ? { API_ORIGIN: apiOrigin } : { REFERENCE_API_ORIGIN: apiOrigin }),
      ...origins,
      ...releases,
      CACHE_DIR: environment['CACHE_DIR'] || `.cache/releases-${build}`,
      ...MEMORY_GIVEN_BACK,
      ...(developed.length > 0 && { DEVELOPMENT: '1' }),
    },
    readyPath: '/readyz',
  });
  return { services, siteUrl, sampleListings: sampleListingsOf(environment) };
}
