import https from 'node:https';
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
  /** Ends the visits, and waits for what is under way. */
  end(): Promise<{ asked: number; failures: readonly Failure[] }>;
}

export interface SteadyVisitsOptions {
  /** Of the gateway. */
  origin: string;
  ca: Buffer;
  /** Requests that begin each second, however slowly they are answered. */
  perSecond: number;
  /** Pages and calls that visitors ask for; files are those that the pages name. */
  paths: readonly string[];
}

const VISITORS = 20;
const FILES = /(?:src|href)="(\/(?:remotes|assets)\/[^"]+)"/g;

/** Visits by people of whom each has an address and connections of their own: pages, the files that these name, calls. */
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
  }));

  const ask = (agent: https.Agent, path: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = https.get(
        {
          hostname,
          port,
          path,
          agent,
          timeout: 15_000,
          headers: { 'accept-encoding': 'gzip', cookie: 'language=ar' },
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
      sent.once('error', reject);
    });

  async function visit(): Promise<void> {
    asked += 1;
    const visitor = visitors[asked % VISITORS];
    if (!visitor) return;
    const path = visitor.wanted.shift() ?? paths[Math.floor(asked / VISITORS) % paths.length] ?? '/';
    const before = what;
    const during = () => [...new Set([before, what])];
    try {
      const { status, text } = await ask(visitor.agent, path);
      if (status !== 200)
        failures.push({ path, during: during(), answer: `${status} ${text.slice(0, 200)}` });
      for (const [, file = ''] of text.matchAll(FILES)) {
        if (visitor.known.has(file)) continue;
        visitor.known.add(file);
        visitor.wanted.push(file.replaceAll('&amp;', '&'));
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
    async end() {
      clearInterval(timer);
      await Promise.all(underWay);
      for (const { agent } of visitors) agent.destroy();
      return { asked, failures };
    },
  };
}
