import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { appointmentRoutes } from '../routes/appointments.ts';
import { blogRoutes } from '../routes/blog.ts';
import { brokerRoutes } from '../routes/brokers.ts';
import { contactRoutes } from '../routes/contact.ts';
import { healthRoute } from '../routes/health.ts';
import { listingRoutes } from '../routes/listings.ts';
import { pictureRoute } from '../routes/pictures.ts';
import { settingsRoute } from '../routes/settings.ts';
import { forbidSniffing } from './content-types.ts';
import { allowCrossOrigin } from './cross-origin.ts';
import { documentRoutes } from './documentation.ts';
import { answerFailures } from './failures.ts';
import { trapRobots } from './honeypot.ts';
import { refuseNullCharacters } from './null-characters.ts';
import { readQueryNumbers } from './query-numbers.ts';
import { limitRates } from './rate-limits.ts';

/** No form comes near it: the longest message is 5000 characters. */
const BODY_LIMIT = 32 * 1024;

export interface Services {
  database: Database;
  pictures: PictureStore;
}

/** Fastify takes a number of trusted hops only as a function. */
const trustOf = (trust: Environment['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** The whole HTTP face, not yet listening; closing it closes neither database nor pictures. */
export async function buildServer(
  environment: Pick<Environment, 'logLevel' | 'trustProxy' | 'rateLimit' | 'rateLimitPost'>,
  { database, pictures }: Services,
) {
  const app = fastify({
    logger: { level: environment.logLevel },
    trustProxy: trustOf(environment.trustProxy),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: true, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  allowCrossOrigin(app);
  forbidSniffing(app);
  answerFailures(app);
  readQueryNumbers(app);
  await documentRoutes(app);
  await limitRates(app, environment.rateLimit);

  await app.register(healthRoute, { database });
  await app.register(pictureRoute, { pictures });
  await app.register(
    async (api) => {
      trapRobots(api);
      refuseNullCharacters(api);
      const forms = { database, perMinute: environment.rateLimitPost };
      await api.register(settingsRoute, { database });
      await api.register(listingRoutes, { database });
      await api.register(blogRoutes, { database });
      await api.register(contactRoutes, forms);
      await api.register(brokerRoutes, forms);
      await api.register(appointmentRoutes, forms);
    },
    { prefix: '/api/v1' },
  );
  return app;
}
