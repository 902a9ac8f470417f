import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import { copyAgainst } from '@shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import {
  chooseDictionary,
  dictionaryHeaders,
  DICTIONARY_ENCODING,
  SCRIPT_TYPE,
  refuseForWantOfCopy,
  wantsCopyAlone,
} from './dictionary-answers.ts';
import { isJson, isPicture, isScript, mediaType, passedHeaders } from './passed-answers.ts';
import { isMap, refuseMap } from './source-maps.ts';
import { ONCE_MORE, withoutCredentials, type ProxiedAnswer } from './proxied.ts';

const isReleaseFile = (type: string) =>
  isScript(type) ||
  isJson(type) ||
  isPicture(type) ||
  /^(?:text\/css|text\/plain|font\/[\w-]+|application\/octet-stream)$/.test(type);

/** What a visitor has kept is no more an origin's business than a cookie. */
function askedOfOrigin(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'available-dictionary': _digest, 'dictionary-id': _id, ...others } = withoutCredentials(headers);
  return others;
}

/** The copy is taken as it stands, and whole. */
const askedForCopy = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...askedOfOrigin(headers),
  'accept-encoding': 'identity',
});

/** What never changes is asked for whole, once, and by this site's pages alone. */
const OF_NO_USE: ReadonlySet<string> = new Set([
  'accept-ranges',
  'access-control-allow-origin',
  'last-modified',
]);

const headersOfFile = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(passedHeaders(headers, isReleaseFile)).filter(([name]) => !OF_NO_USE.has(name)),
  );

/** Little beside a body of some hundred bytes. */
function headersOfCopy(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const passed = ['cache-control', 'content-length'].flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(passed),
    'content-type': SCRIPT_TYPE,
    'content-encoding': DICTIONARY_ENCODING,
    'x-content-type-options': 'nosniff',
  };
}

export interface ReleaseFiles {
  /** As `MF_BLOG_ORIGIN` and so on. */
  upstream: string;
  /** Milliseconds that it may take to begin its answer. */
  limitMs: number;
  releases: Pick<Registry, 'states'>;
}

/**
 * The files of one remote's releases, at the site's own address. A script that the browser has an earlier version of comes as the copy against that, where the release has one; the origin keeps both as plain files.
 */
export async function registerReleaseFiles(
  server: FastifyInstance,
  name: string,
  { upstream, limitMs, releases }: ReleaseFiles,
): Promise<void> {
  const prefix = `/remotes/${name}`;
  const { origin, pathname: base } = new URL(upstream);
  /** Of the releases, such as a bucket's; empty where they lie at the origin's root. */
  const folder = base.replace(/\/$/, '');

  /** Digests of what there are copies of a file against. */
  function dictionariesOf(pathname: string): readonly string[] {
    const state = releases.states().find((each) => each.name === name);
    const release = [state?.live, state?.canary?.release].find((each) =>
      each ? pathname.startsWith(`/${each.folder}`) : false,
    );
    return release?.dictionaries?.[pathname.slice(release.folder.length + 1)] ?? [];
  }

  const sayOfDictionaries = (reply: FastifyReply, pathname: string, digests: readonly string[]) =>
    void reply.headers(dictionaryHeaders(prefix + pathname, digests));

  await server.register(proxy, {
    upstream: origin,
    prefix: `${prefix}/releases`,
    rewritePrefix: `${folder}/releases`,
    httpMethods: ['GET', 'HEAD'],
    http: { requestOptions: { timeout: limitMs } },
    replyOptions: {
      ...ONCE_MORE,
      rewriteRequestHeaders: (_request, headers) => askedOfOrigin(headers),
      rewriteHeaders: headersOfFile,
    },
    handler(request, reply, place, options) {
      const pathname = place.slice(folder.length);
      // Sources are the teams' own: maps are read by the document server alone.
      if (isMap(pathname)) return refuseMap(reply);
      const digests = dictionariesOf(pathname);
      const passScript = () =>
        reply.from(place, {
          ...options,
          onResponse(_request, _reply, answer) {
            const { statusCode, headers, stream } = answer as unknown as ProxiedAnswer;
            if (statusCode === 200 && isScript(mediaType(headers)))
              sayOfDictionaries(reply, pathname, digests);
            reply.send(stream);
          },
        });
      const passWithoutCopy = () =>
        wantsCopyAlone(request.headers) ? refuseForWantOfCopy(reply) : passScript();

      const digest = chooseDictionary(request.headers, digests);
      if (digest === undefined) return passWithoutCopy();
      return reply.from(copyAgainst(place, digest), {
        ...options,
        rewriteRequestHeaders: (_request, headers) => askedForCopy(headers),
        rewriteHeaders: () => ({}),
        onResponse(_request, _reply, answer) {
          const { statusCode, headers, stream } = answer as unknown as ProxiedAnswer;
          if (statusCode === 200 && headers['content-encoding'] === undefined) {
            reply.headers(headersOfCopy(headers));
            sayOfDictionaries(reply, pathname, digests);
            reply.send(stream);
            return;
          }
          // The script itself is there all the same.
          stream.destroy();
          passWithoutCopy();
        },
      });
    },
  });
}
