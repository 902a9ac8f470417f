import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES, variablesOf, type RemoteName } from '@shared/contract';
import { describeLocalSite, drawSamplePictures, freePorts, root, type Service } from 'tools';
import { alterRelease, type AlteredRelease } from '../../../e2e/kit/altered-release.ts';
import { startFaultProxy, type FaultProxy } from '../../../e2e/kit/fault-proxy.ts';
import { answersAt, startProgram, type Program } from '../site/program.ts';

/** A remote's origin, behind something that can break what passes. */
export interface ChaosRemote {
  name: RemoteName;
  proxy: FaultProxy;
  release: AlteredRelease;
  /** Ends its origin, as a crash would. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A whole site as `npm start` runs it, at the product's own limits, with faults at hand. */
export interface ChaosSite {
  url: string;
  documents: Program;
  api: { proxy: FaultProxy };
  remotes: readonly ChaosRemote[];
  /** Where the document server keeps its releases. */
  cacheFolder: string;
  close(): Promise<void>;
}

const LISTINGS = 60;
const local = (port: number) => `http://127.0.0.1:${port}`;

const run = (service: Service, environment: Readonly<Record<string, string>>): Promise<Program> =>
  startProgram({
    name: service.name,
    command: process.execPath,
    args: service.args,
    cwd: path.join(root, service.folder),
    environment: { ...service.environment, ...environment },
    isReady: answersAt(local(service.port) + service.readyPath),
  });

async function startRemote(service: Service, name: RemoteName): Promise<ChaosRemote> {
  const release = alterRelease(name);
  const start = () => run(service, { RELEASES: release.folder });
  let program = await start();
  const proxy = await startFaultProxy(local(service.port));
  return {
    name,
    proxy,
    release,
    async kill() {
      process.kill(program.pid, 'SIGKILL');
      await program.stop();
    },
    async start() {
      program = await start();
    },
  };
}

/** Starts it on loopback, on ports that are free. */
export async function startChaosSite(): Promise<ChaosSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-'));
  const cacheFolder = path.join(folder, 'releases');
  const [sitePort, apiPort, ...remotePorts] = await freePorts(2 + REMOTE_NAMES.length);
  const ports = Object.fromEntries(
    REMOTE_NAMES.map((name, index) => [variablesOf(name).port, String(remotePorts[index])]),
  );
  const { services, siteUrl } = describeLocalSite({
    environment: { PORT: String(sitePort), API_PORT: String(apiPort), ...ports },
    build: 'dist',
    developed: [],
  });
  const serviceOf = (name: string) => {
    const service = services.find((each) => each.name === name);
    if (!service) throw new Error(`a local site has ${name}`);
    return service;
  };
  await drawSamplePictures(LISTINGS, 'first').ended;
  const api = await run(serviceOf('api'), {
    DATA_DIR: path.join(folder, 'data'),
    SAMPLE_LISTINGS: String(LISTINGS),
    RATE_LIMIT: '0',
  });
  const apiProxy = await startFaultProxy(local(serviceOf('api').port));
  const remotes = await Promise.all(REMOTE_NAMES.map((name) => startRemote(serviceOf(name), name)));
  const documents = await run(serviceOf('shell'), {
    API_ORIGIN: apiProxy.url,
    CACHE_DIR: cacheFolder,
    ...Object.fromEntries(remotes.map(({ name, proxy }) => [variablesOf(name).origin, proxy.url])),
  });
  return {
    url: siteUrl.replace('localhost', '127.0.0.1'),
    documents,
    api: { proxy: apiProxy },
    remotes,
    cacheFolder,
    async close() {
      await documents.stop();
      await Promise.all(
        remotes.map(async ({ kill, proxy, release }) => {
          await kill();
          await proxy.close();
          release.remove();
        }),
      );
      await apiProxy.close();
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
