import { handOnToCollector, type Collector } from './collector.ts';
import type { ErrorGroup } from './error-group.ts';
import { createErrorDesk, type ErrorDesk, type ErrorDeskPorts } from './error-desk.ts';
import { openErrorStore, type ErrorStoreSettings } from './open-error-store.ts';
import { handOnToSentry } from './sentry.ts';

export interface ErrorSettings extends ErrorStoreSettings {
  /** `SENTRY_DSN`: a service that errors are handed on to instead of being kept. Default: none. */
  sentryDsn: string | undefined;
  /** `OTEL_LOGS_EXPORTER=otlp` and so on: a collector that they are handed on to instead. Default: none. */
  collector: Collector | undefined;
}

/** Takes errors, and gives back those that are kept. */
export interface Errors extends ErrorDesk {
  /** Where: in one place for all document servers, at this one, or nowhere here but with a service that is told. */
  kept: 'together' | 'here' | 'elsewhere';
  /** All that are kept, the newest first, at most a thousand; none where they are elsewhere. Rejects when the place cannot be read. */
  groups(): Promise<readonly ErrorGroup[]>;
}

/** A database that is not there yet is asked for again. */
const RETRY_MS = 5000;

/** Where errors go, as the operator wants it: kept here, or handed on. A store that cannot be opened keeps no site from coming up. */
export function openErrors(
  { sentryDsn, collector, ...settings }: ErrorSettings,
  ports: Pick<ErrorDeskPorts, 'scripts' | 'log'>,
): Errors {
  const handOns = [
    ...(sentryDsn === undefined ? [] : [handOnToSentry(sentryDsn)]),
    ...(collector === undefined ? [] : [handOnToCollector(collector)]),
  ];
  if (handOns.length > 0)
    return {
      ...createErrorDesk({
        ...ports,
        pass: async (errors, at) => void (await Promise.all(handOns.map((handOn) => handOn(errors, at)))),
      }),
      kept: 'elsewhere',
      groups: async () => [],
    };
  let opening = openErrorStore(settings);
  let failedAt = -Infinity;
  const failed = () => (failedAt = performance.now());
  opening.catch(failed);
  const opened = () =>
    opening.catch((error: unknown) => {
      if (performance.now() - failedAt < RETRY_MS) throw error;
      opening = openErrorStore(settings);
      opening.catch(failed);
      return opening;
    });
  const desk = createErrorDesk({
    ...ports,
    async pass(errors, at) {
      await (await opened()).add(errors, at);
    },
  });
  return {
    ...desk,
    kept: settings.databaseUrl === undefined ? 'here' : 'together',
    groups: async () => (await opened()).list(),
    async close() {
      await desk.close();
      await opening.then((store) => store.close()).catch(() => undefined);
    },
  };
}
