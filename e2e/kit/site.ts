import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES, variablesOf, type RemoteName } from '@shared/contract';
import {
  describeLocalSite,
  drawSamplePictures,
  firstPictures,
  freePorts,
  startService,
  waitUntilReady,
  type RunningService,
} from 'tools';
import { processMemory } from '../../shell/server/memory/process-memory.ts';
import { copySampleDatabase } from './sample-database.ts';

export type ServiceName = RemoteName | 'api' | 'shell';

export interface SiteOptions {
  /** `dist` (production) or `dist-development`. Default: `dist`. */
  build?: 'dist' | 'dist-development';
  /** Whose API and remotes this site takes, all but its `own`. Default: none, it starts all of them. */
  besides?: Site;
  /** What it starts itself beside the document server, to stop or to break. Default: nothing, where `besides` is given. */
  own?: readonly (RemoteName | 'api')[];
  /**
   * Added to the environment of every service, such as `API_ORIGIN` or `MF_BLOG_ORIGIN`;
   * `RELEASES_OF_MF_BLOG` is the folder that this remote's origin serves. Default: the product's own settings.
   */
  environment?: Readonly<Record<string, string>>;
}

/** A whole site on ports of its own, as `npm start` runs it. */
export interface Site {
  url: string;
  /** Where its document server keeps errors. */
  errorsFile: string;
  /** Everything that its services have printed. */
  output: readonly string[];
  /** Takes every line that its services print from now on. */
  onLine(take: (line: string) => void): void;
  origin(name: ServiceName): string;
  /** Bytes that a service's own process has in memory (Linux). */
  memory(name: ServiceName): number;
  stop(name: ServiceName): Promise<void>;
  start(name: ServiceName): Promise<void>;
  close(): Promise<void>;
}

/**
 * The embedded database is a large program of WebAssembly, of which a test uses little and for a short time: what is compiled
 * once it is called costs a start a third less.
 */
const COMPILES_LATE = ['--wasm-lazy-compilation', '--wasm-lazy-validation', '--wasm-tiering-budget=20000000'];

/** The sites of this worker's tests that run now, for the report of a test that fails. */
export const runningSites = new Set<Site>();

/** Origins of another site's services as the environment names them. */
function originsOf(site: Site, own: readonly string[]): Record<string, string> {
  const taken = REMOTE_NAMES.filter((name) => !own.includes(name));
  return {
    ...(!own.includes('api') && { REFERENCE_API_ORIGIN: site.origin('api') }),
    ...Object.fromEntries(taken.map((name) => [variablesOf(name).origin, site.origin(name)])),
  };
}

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { build = 'dist', besides, own = [] } = options;
  const environment = { ...(besides && originsOf(besides, own)), ...options.environment };
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const data = path.join(folder, 'data');
  const [sitePort, apiPort, ...remotePorts] = await freePorts(2 + REMOTE_NAMES.length);
  const ports = Object.fromEntries(
    REMOTE_NAMES.map((name, index) => [variablesOf(name).port, String(remotePorts[index])]),
  );
  const { services, siteUrl, sampleListings } = describeLocalSite({
    environment: { PORT: String(sitePort), API_PORT: String(apiPort), ...ports, ...environment },
    build,
    developed: [],
  });
  const output: string[] = [];
  let takeLine = (_line: string) => {};
  const running = new Map<string, RunningService>();
  const places = {
    DATA_DIR: data,
    CACHE_DIR: path.join(folder, 'releases'),
    NODE_ENV: '',
  };

  const serviceOf = (name: string) => {
    const service = services.find((each) => each.name === name);
    if (!service) throw new Error(`this site has no service ${name}`);
    return service;
  };
  const start = async (name: string) => {
    const service = serviceOf(name);
    const releases = environment[variablesOf(name).releases];
    const started = startService(
      {
        ...service,
        ...(name === 'api' && { args: [...COMPILES_LATE, ...service.args] }),
        environment: {
          ...service.environment,
          ...places,
          // Visitors come through a gateway as it were, and through the shell.
          ...(name === 'api' && { TRUST_PROXY: '2' }),
          ...environment,
          ...(releases && { RELEASES: releases }),
        },
      },
      (line) => {
        output.push(line);
        takeLine(line);
      },
    );
    running.set(name, started);
    await waitUntilReady(started);
  };

  const site: Site = {
    url: siteUrl.replace('localhost', '127.0.0.1'),
    errorsFile: path.join(folder, 'releases/errors.json'),
    output,
    onLine(take) {
      takeLine = take;
    },
    origin(name) {
      if (besides && name !== 'shell' && !own.includes(name)) return besides.origin(name);
      return `http://127.0.0.1:${serviceOf(name).port}`;
    },
    memory(name) {
      return processMemory(running.get(name)?.pid ?? 0) ?? Number.NaN;
    },
    start,
    async stop(name) {
      await running.get(name)?.stop();
      running.delete(name);
    },
    async close() {
      runningSites.delete(site);
      await Promise.all([...running.values()].map((each) => each.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  runningSites.add(site);
  try {
    await firstPictures(sampleListings, drawSamplePictures(sampleListings, 'first'));
    if (services.some(({ name }) => name === 'api')) copySampleDatabase(data);
    await Promise.all(services.filter(({ name }) => name !== 'shell').map(({ name }) => start(name)));
    await start('shell');
  } catch (error) {
    await site.close();
    throw new Error(`the site did not start: ${String(error)}\n${output.join('\n')}`, { cause: error });
  }
  return site;
}
