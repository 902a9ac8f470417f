import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Tracing } from '@shared/telemetry';
import fastify from 'fastify';
import type { Environment } from '../config/environment.ts';
import { localTime } from '../config/viewing-hours.ts';
import type { Database } from '../database/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { appointmentRoutes } from '../routes/appointments.ts';
import { blogRoutes } from '../routes/blog.ts';
import { brokerRoutes } from '../routes/brokers.ts';
import { contactRoutes } from '../routes/contact.ts';
import { healthRoute } from '../routes/health.ts';
import { listingSearchRoute } from '../routes/listing-search.ts';
import { listingRoutes } from '../routes/listings.ts';
import { nearbyRoute } from '../routes/nearby.ts';
import { pageEntryRoutes } from '../routes/page-entries.ts';
import { pictureRoute } from '../routes/pictures.ts';
import { settingsRoute } from '../routes/settings.ts';
import { characterKeywords } from '../schemas/characters.ts';
import { boundedRequest } from '../http/bounded-request.ts';
import { compressAnswers } from '../http/compression.ts';
import { forbidSniffing } from '../http/content-types.ts';
import { boundCrowds } from '../http/crowd.ts';
import { allowCrossOriginReading, refuseOtherSites } from '../http/cross-origin.ts';
import { documentRoutes } from '../http/documentation.ts';
import { failureInLog } from '../http/failure-in-log.ts';
import { answerFailures, answerNoAddress } from '../http/failures.ts';
import { holdAnswers } from '../http/held-answers.ts';
import { trapRobots } from '../http/honeypot.ts';
import { refuseNullCharacters } from '../http/null-characters.ts';
import { readQueryNumbers } from '../http/query-numbers.ts';
import { limitRates } from '../http/rate-limits.ts';
import type { Metrics } from '../http/metrics.ts';
import type { SharedCounts } from '../http/shared-counts.ts';
import { trimTexts } from '../http/trimmed-texts.ts';
import { trustOf } from '../http/trusted-proxies.ts';

/** No form comes near it: the longest message is 5000 characters. */
const BODY_LIMIT = 32 * 1024;

/** Requests that are worked on at once for each statement that the database is: while it works on one, another is written. */
const AT_ONCE_A_STATEMENT = 2;

export interface Services {
  database: Database;
  media: MediaStore;
  /** By whose day licences run out. Default: the process's own clock. */
  now?(): Date;
  /** Where requests are counted. Default: in this process alone. */
  counts?: SharedCounts | undefined;
  /** Counts requests. Default: nobody does. */
  metrics?: Metrics | undefined;
  /** Has each request traced. Default: nobody does. */
  tracing?: Tracing | undefined;
}

/** The whole HTTP face, not yet listening; closing it leaves the database open. */
export async function buildServer(
  environment: Pick<
    Environment,
    'logLevel' | 'trustProxy' | 'rateLimit' | 'rateLimitPost' | 'booking' | 'forms' | 'requireAdLicence'
  >,
  { database, media, counts, metrics, tracing, now = () => new Date() }: Services,
) {
  const trust = trustOf(environment.trustProxy);
  const app = fastify({
    logger: {
      level: environment.logLevel,
      serializers: { req: boundedRequest, err: failureInLog },
      mixin: () => tracing?.ids() ?? {},
    },
    trustProxy: trust,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    // Whoever asks meanwhile, on a connection that is in use, is answered as ever, and told that it ends.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => answerNoAddress(error, reply),
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        allErrors: true,
        keywords: characterKeywords,
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  const { timeZone } = environment.booking.hours;
  const licensedOn = () =>
    environment.requireAdLicence ? localTime(timeZone, now()).slice(0, 10) : undefined;

  tracing?.watch(app);
  metrics?.watch(app);
  await compressAnswers(app);
  allowCrossOriginReading(app);
  forbidSniffing(app);
  holdAnswers(app);
  answerFailures(app);
  refuseOtherSites(app);
  readQueryNumbers(app);
  await documentRoutes(app);
  await limitRates(app, environment, trust, counts);

  await app.register(healthRoute, { database });
  await app.register(pictureRoute, { media });
  await app.register(
    async (api) => {
      boundCrowds(api, {
        atOnce: AT_ONCE_A_STATEMENT * database.atOnce,
        noteTurnedAway: metrics?.noteTurnedAway,
      });
      trapRobots(api);
      refuseNullCharacters(api);
      trimTexts(api);
      const forms = { database, perMinute: environment.rateLimitPost };
      await api.register(settingsRoute, { database });
      await api.register(listingRoutes, { database, licensedOn });
      await api.register(listingSearchRoute, { database, licensedOn });
      await api.register(nearbyRoute, { database, licensedOn });
      await api.register(blogRoutes, { database });
      await api.register(pageEntryRoutes, { database, licensedOn });
      const counted = { ...forms, policy: environment.forms, timeZone };
      await api.register(contactRoutes, counted);
      await api.register(brokerRoutes, counted);
      await api.register(appointmentRoutes, { ...forms, policy: environment.booking });
    },
    { prefix: '/api/v1' },
  );
  return app;
}
