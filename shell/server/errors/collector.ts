import type { OwnedError } from './error-group.ts';
import { HAND_ON_LIMIT_MS, type HandOn } from './hand-on.ts';

/** Where log records go. */
export interface Collector {
  /** Of OTLP over HTTP, as `http://collector:4318/v1/logs`. */
  url: string;
  /** Sent with each, such as a key. */
  headers: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `key=value,other=value`, percent-encoded (https://opentelemetry.io/docs/specs/otel/protocol/exporter/). */
const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())] as const];
    }),
  );

/**
 * Reads OpenTelemetry's own variables: with `OTEL_LOGS_EXPORTER=otlp` errors go to `OTEL_EXPORTER_OTLP_LOGS_ENDPOINT` as it
 * stands, or to `/v1/logs` below `OTEL_EXPORTER_OTLP_ENDPOINT`, with `OTEL_EXPORTER_OTLP_LOGS_HEADERS` or
 * `OTEL_EXPORTER_OTLP_HEADERS`. Default: to nobody.
 * @returns undefined where nothing is handed on, and a sentence for each wrong variable
 */
export function readCollector(environment: Environment): {
  collector: Collector | undefined;
  problems: string[];
} {
  const exporter = environment['OTEL_LOGS_EXPORTER'] || 'none';
  if (exporter === 'none') return { collector: undefined, problems: [] };
  const below = environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  const url =
    environment['OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'] || (below ? `${below.replace(/\/$/, '')}/v1/logs` : '');
  const problems = [
    ...(exporter === 'otlp' ? [] : [`OTEL_LOGS_EXPORTER must be otlp or none, not "${exporter}"`]),
    ...(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
      ? []
      : [
          'OTEL_LOGS_EXPORTER=otlp needs a collector: OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318',
        ]),
  ];
  const headers = readHeaders(
    environment['OTEL_EXPORTER_OTLP_LOGS_HEADERS'] || environment['OTEL_EXPORTER_OTLP_HEADERS'] || '',
  );
  return { collector: problems.length === 0 ? { url, headers } : undefined, problems };
}

type Value = string | number | undefined;

const attributes = (values: Readonly<Record<string, Value>>) =>
  Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined || value === '') return [];
    return [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }];
  });

const nanoseconds = (at: string) => `${BigInt(Date.parse(at)) * 1_000_000n}`;

/** Names are those of OpenTelemetry's semantic conventions where it has one; `site.…` are this site's own. */
function recordOf(
  { kind, name, message, stack, place, library, route, browser, count }: OwnedError,
  at: string,
) {
  return {
    timeUnixNano: nanoseconds(at),
    observedTimeUnixNano: nanoseconds(at),
    severityNumber: 17,
    severityText: 'ERROR',
    eventName: 'exception',
    body: { stringValue: `${name}: ${message}` },
    attributes: attributes({
      'exception.type': name,
      'exception.message': message,
      'exception.stacktrace': stack.map((frame) => `    at ${frame}`).join('\n'),
      'code.file.path': place?.file,
      'code.line.number': place?.line,
      'code.column.number': place?.column,
      'http.route': route,
      'site.error.kind': kind,
      'site.error.library': library,
      'site.error.count': count,
      'site.browser': browser,
    }),
  };
}

/**
 * Hands errors on as log records of OpenTelemetry by OTLP over HTTP, in JSON (https://opentelemetry.io/docs/specs/otlp/): each
 * owner is a service, and its release the service's version. They have original places already, so that nobody needs the maps.
 */
export function handOnToCollector({ url, headers }: Collector, send: typeof fetch = fetch): HandOn {
  return async (errors, at) => {
    const resourceLogs = errors.map((error) => ({
      resource: { attributes: attributes({ 'service.name': error.owner, 'service.version': error.release }) },
      scopeLogs: [{ scope: { name: 'errors' }, logRecords: [recordOf(error, at)] }],
    }));
    const answer = await send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceLogs }),
      signal: AbortSignal.timeout(HAND_ON_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
  };
}
