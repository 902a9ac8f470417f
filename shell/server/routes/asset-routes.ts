import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { copyAgainst, type Dictionaries } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import {
  chooseDictionary,
  DICTIONARY_ENCODING,
  dictionaryHeaders,
  refuseForWantOfCopy,
  SCRIPT_TYPE,
  wantsCopyAlone,
} from './dictionary-answers.ts';
import { isMap, refuseMap } from './source-maps.ts';

const PREFIX = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * `/assets/`: the shell's own files, named by their content. A script that the browser has an earlier version of comes as
 * the copy against that, where the build has made one.
 * @param folder of the files
 * @param dictionaries what there are copies against, by file
 */
export async function registerAssets(
  server: FastifyInstance,
  folder: string,
  dictionaries: Dictionaries = {},
): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const [pathname = ''] = request.url.split('?');
      if (isMap(pathname)) return refuseMap(reply);
      const file = pathname.slice(PREFIX.length);
      const digests = Object.hasOwn(dictionaries, file) ? (dictionaries[file] ?? []) : [];
      const digest = chooseDictionary(request.headers, digests);
      const copy =
        digest && (await readFile(path.join(folder, copyAgainst(file, digest))).catch(() => undefined));
      if (copy)
        return reply
          .headers({ ...dictionaryHeaders(pathname, digests), 'content-encoding': DICTIONARY_ENCODING })
          .header('cache-control', FOREVER)
          .type(SCRIPT_TYPE)
          .send(copy);
      return wantsCopyAlone(request.headers) ? refuseForWantOfCopy(reply) : undefined;
    });
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: PREFIX,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // What never changes is asked for whole, and once.
      lastModified: false,
      acceptRanges: false,
      setHeaders(response, file) {
        const name = path.relative(folder, file).replace(/\.(?:br|gz)$/, '');
        const digests = Object.hasOwn(dictionaries, name) ? (dictionaries[name] ?? []) : [];
        for (const [header, value] of Object.entries(dictionaryHeaders(PREFIX + name, digests)))
          if (value !== undefined) response.setHeader(header, value);
      },
    });
  });
}
