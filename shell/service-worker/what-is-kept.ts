import type { WorkboxPlugin } from 'workbox-core/types.js';

type Asked = Pick<Request, 'url' | 'cache' | 'integrity' | 'headers'>;
type Answered = Pick<Response, 'status' | 'headers'>;

const pathOf = ({ url }: Asked) => new URL(url).pathname;

/** A reload, or what a retry asks for, goes past everything that is kept, and replaces it. */
export const goesPast = ({ cache }: Pick<Request, 'cache'>): boolean =>
  cache === 'reload' || cache === 'no-store';

/**
 * Whether a file may be kept under its name. A remote's script only when its hash was checked on the way: what a broken
 * origin once answered would come back for weeks. The shell's own come with the document that names them; a page of HTML
 * in the place of a file is an error whatever its status.
 */
export const isSoundFile = (request: Asked, response: Answered): boolean =>
  response.status === 200 &&
  !/^text\/html/.test(response.headers.get('content-type') ?? '') &&
  (!pathOf(request).startsWith('/remotes/') || request.integrity !== '');

/** Whether an answer of the API is anybody's: not what was asked for with a token, nor what its server wants forgotten. */
export const isCommonAnswer = (request: Asked, response: Answered): boolean =>
  response.status === 200 &&
  !request.headers.has('authorization') &&
  !/(?:^|[\s,])no-store(?:$|[\s,])/.test(response.headers.get('cache-control') ?? '');

/** Files that are kept were checked, and a reload goes past them. */
export const soundFiles: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    Promise.resolve(goesPast(request) ? null : cachedResponse),
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(isSoundFile(request, response) ? response : null),
  // A wrong hash is said by the page that asked, which checks it too: it gets what the origin sent.
  handlerDidError: ({ request }) => fetch(request.url, { cache: 'no-store' }).catch(() => undefined),
};

export const commonAnswers: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(isCommonAnswer(request, response) ? response : null),
};
