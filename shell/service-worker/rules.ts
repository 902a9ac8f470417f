import { FILES_CACHE } from '../src/offline/carried-libraries.ts';
import { isCommonAnswer, isCommonPage, isPicture, isSoundFile, type Passes } from './what-is-kept.ts';

/** What of a request decides how it is answered. */
export interface Asked {
  url: URL;
  request: Pick<Request, 'mode' | 'method'>;
}

/** One kind of request: which it is, who is asked first, and how much of it is kept for how long. */
export interface Rule {
  /** Name of the cache that keeps its answers. */
  cacheName: 'pages' | typeof FILES_CACHE | 'pictures' | 'answers';
  strategy: 'network-first' | 'cache-first' | 'stale-while-revalidate';
  maxEntries: number;
  days: number;
  /** @param origin the site's own */
  takes(asked: Asked, origin: string): boolean;
  /** What of the answers is kept. */
  passes: Passes;
}

const isOwn = ({ url }: Asked, origin: string) => url.origin === origin;
const isNavigation = ({ request }: Asked) => request.mode === 'navigate';

/** An answer of the API, a file or a picture that is opened by itself is no page. */
export const pages: Rule = {
  cacheName: 'pages',
  strategy: 'network-first',
  maxEntries: 60,
  days: 14,
  takes: (asked) => isNavigation(asked) && !/^\/(?:api|media|remotes|assets)\//.test(asked.url.pathname),
  passes: isCommonPage,
};

/** Files that are named by their content. */
const files: Rule = {
  cacheName: FILES_CACHE,
  strategy: 'cache-first',
  maxEntries: 300,
  days: 60,
  takes: (asked, origin) => isOwn(asked, origin) && /^\/(?:assets|remotes)\//.test(asked.url.pathname),
  passes: isSoundFile,
};

const pictures: Rule = {
  cacheName: 'pictures',
  strategy: 'stale-while-revalidate',
  maxEntries: 200,
  days: 30,
  takes: (asked, origin) => isOwn(asked, origin) && /^\/(?:media|hero)\//.test(asked.url.pathname),
  passes: isPicture,
};

const answers: Rule = {
  cacheName: 'answers',
  strategy: 'network-first',
  maxEntries: 80,
  days: 7,
  takes: (asked, origin) =>
    isOwn(asked, origin) &&
    !isNavigation(asked) &&
    asked.request.method === 'GET' &&
    asked.url.pathname.startsWith('/api/v1/') &&
    // Whether a slot is free is only true now.
    !asked.url.pathname.startsWith('/api/v1/appointments/'),
  passes: isCommonAnswer,
};

/** What pages are made of. What neither these nor `pages` take goes to the network as if there were no worker. */
export const parts: readonly Rule[] = [files, pictures, answers];
