import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from 'api/testing/postgres';
import { API_PROGRAM, freePorts, root } from 'tools';
import { answersAt, startProgram, type Program } from '../site/program.ts';
import { generateLoad, type Throughput } from './generate-load.ts';
import { median } from './median.ts';

export const SEARCHED_LISTINGS = 100_000;

/** First pages as lists ask for them. */
const FIRST_PAGES = [
  '',
  'list=sell',
  'list=rent',
  'list=exclusive',
  'list=sell&sort=price-asc',
  'sort=metre-desc',
];

/** What visitors ask; each is asked with bounds of its own, so that no answer is one of before. */
const SEARCHES = [
  'q=فلل في الملقا',
  'q=شقق 3 غرف للإيجار',
  'q=villas with pool',
  'q=مكاتب العليا',
  'q=apartment sea view salmiya',
  'q=ارض جاهزه للبناء',
  'q=الرياض',
  'q=warehouse over 1000 sqm',
  'q=بيت زاويه تحت مليون',
  'type=villa&city=جدة',
  'type=apartment&rooms=3&sort=price-asc',
  'city=Hawalli&district=Salmiya&premium=1',
  'list=rent&minSize=100&maxSize=200',
  'exclusive=1&sort=area-desc',
].map((query) => encodeURI(query));

const REPEATED = 10;
const CONNECTIONS = 4;

/** Of one database; milliseconds. */
export interface SearchFigures {
  database: 'PostgreSQL' | 'PGlite';
  /** Putting the listings in and reading their words, seconds. */
  seeding: number;
  firstPage: { median: number; worst: number };
  /** One search after the other. */
  search: { median: number; worst: number };
  load: Throughput;
}

const FILL_LIMIT_MS = 900_000;

/** Runs the API's own program that fills a database. */
async function fill(environment: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now();
  let isOver = false;
  const program = await startProgram({
    name: 'filling the database',
    command: process.execPath,
    args: ['--import', 'tsx', 'src/testing/fill-with-many.ts'],
    cwd: path.join(root, 'api'),
    environment: { ...environment, MANY: String(SEARCHED_LISTINGS) },
    isReady: () => Promise.resolve(true),
  });
  while (!isOver && performance.now() - started < FILL_LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    isOver = !isRunning(program);
  }
  await program.stop();
  if (!isOver) throw new Error(`the database was not filled:\n${program.output.join('\n')}`);
  return (performance.now() - started) / 1000;
}

function isRunning({ pid }: Program): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}

const spread = (times: readonly number[]) => ({ median: median(times), worst: Math.max(...times) });

async function measureOn(
  database: SearchFigures['database'],
  environment: Readonly<Record<string, string>>,
  seconds: number,
): Promise<SearchFigures> {
  const seeding = await fill(environment);
  const [port = 0] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  const api = await startProgram({
    name: 'the API',
    command: process.execPath,
    args: API_PROGRAM,
    cwd: path.join(root, 'api'),
    environment: { ...environment, PORT: String(port), SAMPLE_LISTINGS: '0', RATE_LIMIT: '0' },
    isReady: answersAt(`${origin}/healthz`),
  });
  try {
    const at = (query: string) => `/api/v1/listings/search?${query}`;
    // The first answer of a process loads what it keeps of the catalogue, and warms it up.
    for (const query of [...FIRST_PAGES, ...SEARCHES]) await timed(origin + at(query));
    const pages: number[] = [];
    for (let round = 0; round < REPEATED; round += 1)
      for (const query of FIRST_PAGES) pages.push(await timed(origin + at(query)));
    let asked = 0;
    const next = (index: number) => at(`${SEARCHES[index % SEARCHES.length]}&min=${(asked += 1)}`);
    const searches: number[] = [];
    for (let index = 0; index < SEARCHES.length * REPEATED; index += 1)
      searches.push(await timed(origin + next(index)));
    const load = await generateLoad({ origin, connections: CONNECTIONS, seconds, path: next });
    return { database, seeding, firstPage: spread(pages), search: spread(searches), load };
  } finally {
    await api.stop();
  }
}

/** Searches of 100,000 listings over HTTP, on a PostgreSQL server and on the embedded one. */
export async function measureSearching(quick: boolean): Promise<SearchFigures[]> {
  const seconds = quick ? 3 : 10;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const figures: SearchFigures[] = [];
  try {
    const server = await startPostgres();
    try {
      const environment = { DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'served') };
      figures.push(await measureOn('PostgreSQL', environment, seconds));
    } finally {
      await server.stop();
    }
    if (!quick) {
      const environment = { DATABASE_URL: '', DATA_DIR: path.join(folder, 'embedded') };
      figures.push(await measureOn('PGlite', environment, seconds));
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
