import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { appointmentRoutes } from '../routes/appointments.ts';
import { blogRoutes } from '../routes/blog.ts';
import { brokerRoutes } from '../routes/brokers.ts';
import { contactRoutes } from '../routes/contact.ts';
import { healthRoute } from '../routes/health.ts';
import { listingRoutes } from '../routes/listings.ts';
import { pictureRoute } from '../routes/pictures.ts';
import { settingsRoute } from '../routes/settings.ts';
import { boundedRequest } from '../http/bounded-request.ts';
import { compressAnswers } from '../http/compression.ts';
import { forbidSniffing } from '../http/content-types.ts';
import { allowCrossOriginReading, refuseOtherSites } from '../http/cross-origin.ts';
import { documentRoutes } from '../http/documentation.ts';
import { answerFailures } from '../http/failures.ts';
import { trapRobots } from '../http/honeypot.ts';
import { refuseNullCharacters } from '../http/null-characters.ts';
import { readQueryNumbers } from '../http/query-numbers.ts';
import { limitRates } from '../http/rate-limits.ts';
import { trimTexts } from '../http/trimmed-texts.ts';

/** No form comes near it: the longest message is 5000 characters. */
const BODY_LIMIT = 32 * 1024;

export interface Services {
  database: Database;
  media: MediaStore;
}

/** Fastify takes a number of trusted hops only as a function. */
const trustOf = (trust: Environment['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** The whole HTTP face, not yet listening; closing it leaves the database open. */
export async function buildServer(
  environment: Omit<Environment, 'port' | 'host' | 'databaseUrl' | 'dataDir' | 'mediaDir' | 'sampleListings'>,
  { database, media }: Services,
) {
  const app = fastify({
    logger: { level: environment.logLevel, serializers: { req: boundedRequest } },
    trustProxy: trustOf(environment.trustProxy),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  await compressAnswers(app);
  allowCrossOriginReading(app);
  forbidSniffing(app);
  answerFailures(app);
  refuseOtherSites(app);
  readQueryNumbers(app);
  await documentRoutes(app);
  await limitRates(app, environment);

  await app.register(healthRoute, { database });
  await app.register(pictureRoute, { media });
  await app.register(
    async (api) => {
      trapRobots(api);
      refuseNullCharacters(api);
      trimTexts(api);
      const forms = { database, perMinute: environment.rateLimitPost };
      await api.register(settingsRoute, { database });
      await api.register(listingRoutes, { database });
      await api.register(blogRoutes, { database });
      const counted = { ...forms, policy: environment.forms, timeZone: environment.booking.hours.timeZone };
      await api.register(contactRoutes, counted);
      await api.register(brokerRoutes, counted);
      await api.register(appointmentRoutes, { ...forms, policy: environment.booking });
    },
    { prefix: '/api/v1' },
  );
  return app;
}
