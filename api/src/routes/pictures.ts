import type { Readable } from 'node:stream';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HttpError } from '../http/failures.ts';
import { noLimit } from '../http/rate-limits.ts';
import { formatsFor, MEDIA_TYPES } from '../media/formats.ts';
import { PicturesAwayError, type MediaStore, type StoredPicture } from '../media/media-store.ts';
import { PICTURE_WIDTHS } from '../media/picture-files.ts';
import { Failure, ValidationFailure } from '../schemas/answer.ts';

const schema = Type.Unsafe<Buffer | Readable>({ type: 'string', format: 'binary' });
const Picture = {
  description: 'The encoded picture',
  content: Object.fromEntries(Object.values(MEDIA_TYPES).map((type) => [type, { schema }])),
};

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Another size or format stands in until the one that was asked for is there. */
const FOR_NOW = 'public, max-age=60';

async function thumbnailIn(media: MediaStore, name: string): Promise<StoredPicture | undefined> {
  const found = await media.thumbnail(name);
  return found && { ...found, format: 'avif', isExact: true };
}

/** Not rate-limited: a page asks for dozens at once, and each is a small file. */
export const pictureRoute: FastifyPluginAsyncTypebox<{ media: MediaStore }> = async (app, { media }) => {
  app.get(
    '/pictures/:name',
    {
      ...noLimit,
      schema: {
        tags: ['pictures'],
        summary: 'A picture, as AVIF, WebP or JPEG by the Accept header',
        params: Type.Object({ name: Type.String() }),
        querystring: Type.Object({
          w: Type.Optional(
            Type.Enum([...PICTURE_WIDTHS], { description: 'Width in pixels; 1600 when left out' }),
          ),
          thumbnail: Type.Optional(
            Type.Literal('1', {
              description:
                'The picture in a few kilobytes, as AVIF whatever is accepted; `w` says nothing then',
            }),
          ),
        }),
        response: { 200: Picture, 400: ValidationFailure, 404: Failure, 503: Failure },
      },
    },
    async (request, reply) => {
      const { params, query, headers } = request;
      const picture = await (
        query.thumbnail === undefined
          ? media.read(params.name, query.w ?? 1600, formatsFor(headers.accept))
          : thumbnailIn(media, params.name)
      ).catch((error: unknown) => {
        if (!(error instanceof PicturesAwayError)) throw error;
        void reply.header('cache-control', 'no-store');
        throw new HttpError(503, 'unavailable', error.message, { cause: error.cause });
      });
      if (!picture) throw new HttpError(404, 'not_found', 'There is no such picture.');
      return reply
        .header('content-type', MEDIA_TYPES[picture.format])
        .header('content-length', picture.size)
        .header('cache-control', picture.isExact ? FOR_GOOD : FOR_NOW)
        .header('vary', 'Accept')
        .send(picture.content);
    },
  );
};
