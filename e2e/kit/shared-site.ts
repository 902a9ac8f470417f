import { appendFileSync, readFileSync } from 'node:fs';
import { REMOTE_NAMES } from '@shared/contract';
import type { ServiceName, Site } from './site.ts';

/** How the workers, which are processes of their own, learn of the site that the run has started. */
const VARIABLE = 'E2E_SITE';

interface SharedSite {
  url: string;
  origins: Readonly<Record<string, string>>;
  /** A file with all that its services print. */
  log: string;
}

const SERVICES: readonly ServiceName[] = [...REMOTE_NAMES, 'api', 'shell'];

/** Lets all workers that are started from now on look at a site, and read in `log` what it prints. */
export function shareSite(site: Site, log: string): void {
  appendFileSync(log, site.output.map((line) => `${line}\n`).join(''));
  site.onLine((line) => appendFileSync(log, `${line}\n`));
  const shared: SharedSite = {
    url: site.url,
    origins: Object.fromEntries(SERVICES.map((name) => [name, site.origin(name)])),
    log,
  };
  process.env[VARIABLE] = JSON.stringify(shared);
}

/** The site that the run has started, as one of its workers sees it: nobody stops or breaks it. */
export function sharedSite(): Site {
  const { url, origins, log } = JSON.parse(process.env[VARIABLE] ?? '') as SharedSite;
  const refuse = () =>
    Promise.reject(new Error('the shared site is stopped by nobody: start one of your own'));
  return {
    url,
    get output() {
      return readFileSync(log, 'utf8').split('\n');
    },
    get errorsFile(): string {
      throw new Error('errors of the shared site come of all tests: start one of your own');
    },
    onLine: () => undefined,
    origin: (name) => origins[name] ?? '',
    memory: () => {
      throw new Error('what the shared site has in memory comes of all tests: start one of your own');
    },
    start: refuse,
    stop: refuse,
    close: refuse,
  };
}
