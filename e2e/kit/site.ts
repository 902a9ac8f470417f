import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@shared/contract';
import { describeLocalSite, startService, waitUntilReady, type RunningService } from 'deploy/local';
import { freePorts } from './free-ports.ts';

export interface SiteOptions {
  /** `dist` (production) or `dist-development`. */
  build?: 'dist' | 'dist-development';
  /**
   * Added to the environment of every service, such as `API_ORIGIN` or `MF_BLOG_ORIGIN`;
   * `RELEASES_OF_MF_BLOG` is the folder that this remote's origin serves.
   */
  environment?: Readonly<Record<string, string>>;
}

/** A whole site on ports of its own, as `npm start` runs it. */
export interface Site {
  url: string;
  /** Everything that the services have printed. */
  output: string[];
  origin(name: RemoteName | 'api' | 'shell'): string;
  stop(name: string): Promise<void>;
  start(name: string): Promise<void>;
  close(): Promise<void>;
}

const variable = (name: RemoteName) => name.toUpperCase().replaceAll('-', '_');

export async function startSite({ build = 'dist', environment = {} }: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const [sitePort, apiPort, ...remotePorts] = await freePorts(2 + REMOTE_NAMES.length);
  const ports = Object.fromEntries(
    REMOTE_NAMES.map((name, index) => [`${variable(name)}_PORT`, String(remotePorts[index])]),
  );
  const { services, siteUrl } = describeLocalSite({
    environment: {
      PORT: String(sitePort),
      API_PORT: String(apiPort),
      ...ports,
      ...environment,
    },
    build,
    developed: [],
  });
  const output: string[] = [];
  const running = new Map<string, RunningService>();
  const own = {
    DATA_DIR: path.join(folder, 'data'),
    CACHE_DIR: path.join(folder, 'releases'),
    REGISTRY_POLL_MS: '200',
    NODE_ENV: '',
  };

  const start = async (name: string) => {
    const service = services.find((each) => each.name === name);
    if (!service) throw new Error(`this site has no service ${name}`);
    const releases = environment[`RELEASES_OF_${name.toUpperCase().replaceAll('-', '_')}`];
    const started = startService(
      {
        ...service,
        environment: {
          ...service.environment,
          ...own,
          ...environment,
          ...(releases && { RELEASES: releases }),
        },
      },
      (line) => output.push(line),
    );
    running.set(name, started);
    await waitUntilReady(started);
  };

  const site: Site = {
    url: siteUrl.replace('localhost', '127.0.0.1'),
    output,
    origin: (name) => {
      const service = services.find((each) => each.name === name);
      if (!service) throw new Error(`this site has no service ${name}`);
      return `http://127.0.0.1:${service.port}`;
    },
    start,
    async stop(name) {
      await running.get(name)?.stop();
      running.delete(name);
    },
    async close() {
      await Promise.all([...running.values()].map((each) => each.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await Promise.all(services.filter(({ name }) => name !== 'shell').map(({ name }) => start(name)));
    await start('shell');
  } catch (error) {
    await site.close();
    throw new Error(`the site did not start: ${String(error)}\n${output.join('\n')}`, { cause: error });
  }
  return site;
}
