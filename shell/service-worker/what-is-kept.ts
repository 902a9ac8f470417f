type Asked = Pick<Request, 'url' | 'integrity' | 'headers'>;
type Answered = Pick<Response, 'status' | 'redirected' | 'headers'>;

/** Whether what a request was answered is what was asked for, and may be given to the next one. */
export type Passes = (request: Asked, response: Answered) => boolean;

const pathOf = ({ url }: Asked) => new URL(url).pathname;
const typeOf = ({ headers }: Answered) => headers.get('content-type') ?? '';

/** Whole, and under its own address: a navigation refuses what came by way of another. */
const isWhole = ({ status, redirected }: Answered) => status === 200 && !redirected;

/** Whether its server says that it is nobody else's, or that nobody is to keep it. */
const isPrivate = ({ headers }: Answered) =>
  /(?:^|[\s,])(?:private|no-store)(?:$|[\s,=])/.test(headers.get('cache-control') ?? '');

/** A page that this visitor alone may see, as while it is tested, is not kept for those who sit here next. */
export const isCommonPage: Passes = (_request, response) =>
  isWhole(response) && !isPrivate(response) && /^text\/html/.test(typeOf(response));

/**
 * Whether a file may be kept under its name. A remote's script only when its hash was checked on the way: what a broken
 * origin once answered would come back for weeks. The shell's own come with the document that names them; a page of HTML
 * in the place of a file is an error whatever its status.
 */
export const isSoundFile: Passes = (request, response) => {
  const path = pathOf(request);
  const type = typeOf(response);
  return (
    isWhole(response) &&
    (path.endsWith('.js') ? /javascript/.test(type) : !/^text\/html/.test(type)) &&
    (!path.startsWith('/remotes/') || request.integrity !== '')
  );
};

export const isPicture: Passes = (_request, response) =>
  isWhole(response) && /^image\//.test(typeOf(response));

/** Whether an answer of the API is anybody's: not what was asked for with a token, nor what its server wants forgotten. */
export const isCommonAnswer: Passes = (request, response) =>
  isWhole(response) &&
  /json/.test(typeOf(response)) &&
  !request.headers.has('authorization') &&
  !isPrivate(response);
