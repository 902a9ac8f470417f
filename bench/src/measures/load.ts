import { LANGUAGES } from '@shared/contract';
import type { Program } from '../site/program.ts';
import type { Sites } from '../site/start-sites.ts';
import { generateLoad, type Throughput } from './generate-load.ts';
import { watchMemory, type MemoryCourse } from './memory.ts';
import type { MeasuredRoute } from './routes.ts';

export const LOAD = { connections: 200, seconds: 60 } as const;

export interface Load {
  what: 'documents' | 'API';
  throughput: Throughput;
  memory: MemoryCourse;
}

async function under(
  what: Load['what'],
  program: Program,
  origin: string,
  path: (index: number) => string,
): Promise<Load> {
  // What a start leaves behind is not the load's.
  await generateLoad({ origin, connections: LOAD.connections, seconds: 5, path });
  const watch = watchMemory(program.pid);
  const throughput = await generateLoad({ origin, ...LOAD, path });
  return { what, throughput, memory: watch.stop() };
}

const DAY_MS = 86_400_000;

/** A Monday that can be booked: the API takes none that is past, or more than 90 days ahead. */
function comingMonday(): string {
  const soon = new Date(Date.now() + 14 * DAY_MS);
  const toMonday = (8 - soon.getUTCDay()) % 7;
  return new Date(soon.getTime() + toMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Every page in both languages, and every reading call, over 200 connections for a minute. */
export async function measureLoad(sites: Sites, routes: readonly MeasuredRoute[]): Promise<Load[]> {
  const pages = routes
    .filter(({ path }) => path !== '*')
    .flatMap(({ address }) => LANGUAGES.map((language) => `${address}?lang=${language}`));
  const property =
    routes
      .find(({ path }) => path === '/property/:id')
      ?.address.split('/')
      .at(-1) ?? '';
  const article =
    routes
      .find(({ path }) => path === '/blog/:id')
      ?.address.split('/')
      .at(-1) ?? '';
  const calls = [
    '/settings/get',
    '/home/sell?limit=24',
    '/home/rent?limit=24',
    `/home/homes/${property}`,
    '/blog/?page=1&limit=24',
    `/blog/${article}`,
    `/appointments/check-availability?date=${comingMonday()}&fromTime=10:00&toTime=11:00`,
  ].map((call) => `/api/v1${call}`);
  const turn = (paths: readonly string[]) => (index: number) => paths[index % paths.length] ?? '/';
  return [
    await under('documents', sites.program.documents, sites.origin.documents, turn(pages)),
    await under('API', sites.program.api, sites.origin.api, turn(calls)),
  ];
}
