import { handOnToCollector, type Collector } from './collector.ts';
import { createErrorDesk, type ErrorDesk, type ErrorDeskPorts } from './error-desk.ts';
import { openErrorStore, type ErrorStoreSettings } from './open-error-store.ts';
import { handOnToSentry } from './sentry.ts';

export interface ErrorSettings extends ErrorStoreSettings {
  /** `SENTRY_DSN`: a service that errors are handed on to instead of being kept. Default: none. */
  sentryDsn: string | undefined;
  /** `OTEL_LOGS_EXPORTER=otlp` and so on: a collector that they are handed on to instead. Default: none. */
  collector: Collector | undefined;
}

/** A database that is not there yet is asked for again. */
const RETRY_MS = 5000;

/** Where errors go, as the operator wants it: kept here, or handed on. A store that cannot be opened keeps no site from coming up. */
export function openErrors(
  { sentryDsn, collector, ...settings }: ErrorSettings,
  ports: Pick<ErrorDeskPorts, 'scripts' | 'log'>,
): ErrorDesk {
  const handOns = [
    ...(sentryDsn === undefined ? [] : [handOnToSentry(sentryDsn)]),
    ...(collector === undefined ? [] : [handOnToCollector(collector)]),
  ];
  if (handOns.length > 0)
    return createErrorDesk({
      ...ports,
      pass: async (errors, at) => void (await Promise.all(handOns.map((handOn) => handOn(errors, at)))),
    });
  let opening = openErrorStore(settings);
  let failedAt = -Infinity;
  const failed = () => (failedAt = performance.now());
  opening.catch(failed);
  const desk = createErrorDesk({
    ...ports,
    async pass(errors, at) {
      const store = await opening.catch((error: unknown) => {
        if (performance.now() - failedAt < RETRY_MS) throw error;
        opening = openErrorStore(settings);
        opening.catch(failed);
        return opening;
      });
      await store.add(errors, at);
    },
  });
  return {
    ...desk,
    async close() {
      await desk.close();
      await opening.then((store) => store.close()).catch(() => undefined);
    },
  };
}
