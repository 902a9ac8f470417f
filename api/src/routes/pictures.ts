import { Type } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { formatFor, MEDIA_TYPES } from '../pictures/formats.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { PICTURE_WIDTHS } from '../pictures/picture-store.ts';
import { Failure, ValidationFailure } from '../schemas/answer.ts';
import { HttpError } from '../server/failures.ts';
import { noLimit } from '../server/rate-limits.ts';

const schema = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
const Picture = {
  description: 'The encoded picture',
  content: Object.fromEntries(Object.values(MEDIA_TYPES).map((type) => [type, { schema }])),
};

/** Not rate-limited: there are few names and sizes, each is rendered once, and two at a time. */
export const pictureRoute: FastifyPluginAsyncTypebox<{ pictures: PictureStore }> = async (
  app,
  { pictures },
) => {
  app.get(
    '/pictures/:name',
    {
      ...noLimit,
      schema: {
        tags: ['pictures'],
        summary: 'A drawn picture, as AVIF, WebP or JPEG by the Accept header',
        params: Type.Object({ name: Type.String() }),
        querystring: Type.Object({
          w: Type.Optional(
            Type.Enum([...PICTURE_WIDTHS], { description: 'Width in pixels; 1600 when left out' }),
          ),
        }),
        response: { 200: Picture, 400: ValidationFailure, 404: Failure },
      },
    },
    async (request, reply) => {
      const format = formatFor(request.headers.accept);
      const picture = await pictures.read(request.params.name, request.query.w ?? 1600, format);
      if (!picture) throw new HttpError(404, 'not_found', 'There is no such picture.');
      return reply
        .header('content-type', MEDIA_TYPES[format])
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'Accept')
        .send(picture);
    },
  );
};
