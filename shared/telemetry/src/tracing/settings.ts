/** Where spans go, and how many. */
export interface TracingSettings {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: a collector's address for OTLP over HTTP, such as `http://collector:4318`. Default: none, no traces. */
  endpoint: string;
  /**
   * `OTEL_TRACES_SAMPLER_ARG`: the share of traces that are recorded, 0 to 1. Who is recorded follows from the trace's id
   * alone, so that all programs with the same share record the same ones, and no visitor can ask for it. Default: 1.
   */
  share: number;
}

const isHttp = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/**
 * Reads OpenTelemetry's own variables; the exporter reads others of them by itself, such as `OTEL_EXPORTER_OTLP_HEADERS`.
 * @returns undefined where no traces are wanted, and a sentence for each wrong variable
 */
export function readTracingSettings(environment: Readonly<Record<string, string | undefined>>): {
  settings: TracingSettings | undefined;
  problems: string[];
} {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '';
  const given = environment['OTEL_TRACES_SAMPLER_ARG'] || '1';
  if (endpoint === '') return { settings: undefined, problems: [] };
  const share = Number(given);
  return {
    settings: { endpoint, share },
    problems: [
      ...(isHttp(endpoint)
        ? []
        : [
            `OTEL_EXPORTER_OTLP_ENDPOINT must be a collector's address such as http://collector:4318, not "${endpoint}"`,
          ]),
      ...(share >= 0 && share <= 1
        ? []
        : [`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${given}"`]),
    ],
  };
}
