import type { ClientRequest } from 'node:http';
import https from 'node:https';
import type { Release } from '@shared/contract';
import { decode } from './request.ts';

/** An answer that no visitor should get. */
export interface Failure {
  path: string;
  /** What the site was going through when it was asked, and, where that is something else, when it answered. */
  during: readonly string[];
  /** Status and text, or why there was no answer. */
  answer: string;
}

export interface SteadyVisits {
  /** What the site goes through from now on. */
  during(what: string): void;
  /** What was answered well so far, by its address. */
  answered: ReadonlySet<string>;
  /** Ends the visits, and waits for what is under way. */
  end(): Promise<{ asked: number; failures: readonly Failure[] }>;
}

export interface SteadyVisitsOptions {
  /** Of the gateway. */
  origin: string;
  ca: Buffer;
  /** Requests that begin each second, however slowly they are answered. */
  perSecond: number;
  /** Pages and calls that visitors ask for; files are those that the pages name, and scripts that follow from these. */
  paths: readonly string[];
}

const VISITORS = 20;
const FILES = /(?:src|href)="(\/(?:remotes|assets|media)\/[^"]+)"/g;
const RELEASE = /^\/remotes\/[\w-]+\/releases\/[^/]+\//;

/** Addresses of all scripts of a release, by what its record says, which lies beside them. */
function scriptsOf(record: string, text: string): string[] {
  const { integrity } = JSON.parse(text) as Release;
  const folder = record.slice(0, record.lastIndexOf('/') + 1);
  return Object.keys(integrity).flatMap((file) => (file.startsWith('browser/') ? [folder + file] : []));
}

/**
 * Visits by people of whom each has an address and connections of their own: pages, the files that these name, pictures among
 * them, calls; and between these, for long after the page, every other script of the releases that it began with, as
 * webpack fetches them when a visitor comes to what needs them.
 */
export function startVisits({ origin, ca, perSecond, paths }: SteadyVisitsOptions): SteadyVisits {
  const { hostname, port } = new URL(origin);
  const failures: Failure[] = [];
  const underWay = new Set<Promise<void>>();
  let what = 'nothing yet';
  let asked = 0;

  const visitors = Array.from({ length: VISITORS }, (_, index) => ({
    agent: new https.Agent({
      keepAlive: true,
      ca,
      servername: 'localhost',
      localAddress: `127.0.3.${index + 1}`,
    }),
    /** Files that pages have named and that have not been asked for. */
    wanted: [] as string[],
    known: new Set<string>(),
    pages: index,
    /** Scripts of the releases that they have pages of. */
    later: [] as string[],
  }));
  const answered = new Set<string>();

  /** A connection that rested may end just as it is used again: browsers then ask once more on a new one (RFC 9112, 9.3.1). */
  const hasJustEnded = (sent: ClientRequest, error: NodeJS.ErrnoException) =>
    sent.reusedSocket && error.code === 'ECONNRESET';

  const ask = (agent: https.Agent, path: string): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const sent = https.get(
        {
          hostname,
          port,
          path,
          agent,
          timeout: 15_000,
          headers: { accept: 'text/html,image/avif,*/*', 'accept-encoding': 'gzip', cookie: 'language=ar' },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: decode(Buffer.concat(chunks), response.headers['content-encoding']),
            }),
          );
        },
      );
      sent.once('timeout', () => sent.destroy(new Error('not answered within 15 s')));
      sent.once('error', (error) => (hasJustEnded(sent, error) ? resolve(ask(agent, path)) : reject(error)));
    });

  async function visit(): Promise<void> {
    asked += 1;
    const visitor = visitors[asked % VISITORS];
    if (!visitor) return;
    const isLater = Math.floor(asked / VISITORS) % 2 === 0;
    const named = (isLater && visitor.later.shift()) || visitor.wanted.shift();
    if (named === undefined) visitor.pages += 1;
    const path = named ?? paths[visitor.pages % paths.length] ?? '/';
    const before = what;
    const during = () => [...new Set([before, what])];
    try {
      const { status, text } = await ask(visitor.agent, path);
      if (status !== 200)
        failures.push({ path, during: during(), answer: `${status} ${text.slice(0, 200)}` });
      else answered.add(path);
      if (status === 200 && path.endsWith('/release.json')) {
        const scripts = scriptsOf(path, text).filter((script) => !visitor.known.has(script));
        // Each comes to something else first.
        const first = Math.floor((visitors.indexOf(visitor) / VISITORS) * scripts.length);
        for (const script of scripts) visitor.known.add(script);
        visitor.later.push(...scripts.slice(first), ...scripts.slice(0, first));
      }
      const files = [...text.matchAll(FILES)].map(([, file = '']) => file.replaceAll('&amp;', '&'));
      const records = files.flatMap(
        (file) => RELEASE.exec(file)?.map((folder) => `${folder}release.json`) ?? [],
      );
      for (const file of [...files, ...records]) {
        if (visitor.known.has(file)) continue;
        visitor.known.add(file);
        visitor.wanted.push(file);
      }
    } catch (error) {
      failures.push({ path, during: during(), answer: String(error) });
    }
  }

  const timer = setInterval(() => {
    const visiting = visit();
    underWay.add(visiting);
    void visiting.finally(() => underWay.delete(visiting));
  }, 1000 / perSecond);

  return {
    during: (next) => (what = next),
    answered,
    async end() {
      clearInterval(timer);
      await Promise.all(underWay);
      for (const { agent } of visitors) agent.destroy();
      return { asked, failures };
    },
  };
}
