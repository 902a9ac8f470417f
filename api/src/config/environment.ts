import { join, resolve } from 'node:path';
import { LOG_FORMATS, readTracingSettings, type LogFormat, type TracingSettings } from '@shared/telemetry';
import { parseS3Address } from '@shared/bucket';
import type { BookingPolicy, FormPolicy } from './booking-policy.ts';
import { isRealDay } from './real-day.ts';
import { readViewingHours, USUAL_HOURS, type ViewingHours } from './viewing-hours.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the process needs to know before it starts. */
export interface Environment {
  /** 0 lets the system choose; the ready line names the choice. Default: 3010. */
  port: number;
  /** Default: 127.0.0.1. */
  host: string;
  /** Empty, the default: the embedded database. An address without a password takes the one of `PGPASSWORD`, as it stands. */
  databaseUrl: string;
  /**
   * `VALKEY_URL`, such as `valkey://host:6379` (`valkeys:` with TLS, or `redis:`, `rediss:`): where all processes of the API count
   * requests together, so that a visitor has one allowance (`RATE_LIMIT`, `RATE_LIMIT_POST`) however many there are. Default: empty,
   * each process counts by itself.
   */
  valkeyUrl: string;
  /** Absolute; holds the embedded database. Default: `api/.data`. */
  dataDir: string;
  /** Absolute; the folder whose files are served as pictures. Default: `media` in `dataDir`. */
  mediaDir: string;
  /**
   * `MEDIA_BUCKET`, such as `s3://bucket/prefix`: pictures are kept there, and nothing in `mediaDir`. Keys, region and server come by
   * `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL`, or a profile. Default: empty, the folder.
   */
  mediaBucket: string;
  /** Absolute; where a picture is looked for that is not among the office's, which stays as it is. Default: nowhere. */
  sampleMediaDir: string | undefined;
  /** Listings to make up at the first start, 0 to 10000. Default: 40; 0 in the container image. */
  sampleListings: number;
  /** Default: warn. */
  logLevel: (typeof LOG_LEVELS)[number];
  /**
   * `METRICS_PORT`: a port of its own, on `HOST`, at which Prometheus finds `/metrics`; no gateway passes it on. Default: none,
   * nothing is counted.
   */
  metricsPort: number | undefined;
  /** `OTEL_EXPORTER_OTLP_ENDPOINT` and `OTEL_TRACES_SAMPLER_ARG`: where traces go, and how many. Default: none. */
  tracing: TracingSettings | undefined;
  /** `LOG_FORMAT`: `json` has what is no request's line be JSON too, as those are. Default: text. */
  logFormat: LogFormat;
  /** Requests a minute and address; 0 lifts the limit. Default: 12000. */
  rateLimit: number;
  /** The same for POST, tighter because a form is filled by hand. Default: 60. */
  rateLimitPost: number;
  /** Fastify's `trustProxy`: false, true, a number of hops, or addresses. Default: false. */
  trustProxy: boolean | number | string;
  /**
   * `REQUIRE_AD_LICENCE`, `yes` or `no`: whether a listing is shown only while the licence of its advertisement holds. The site
   * shows what the API lists and needs no word of it. Default: no.
   */
  requireAdLicence: boolean;
  /**
   * `PURGE_DAILY`, `yes` or `no`: whether the API deletes by itself, at its start and once a day, what visitors typed and is older than
   * the site tells them. With `no`, `office purge` has to be run. Default: yes.
   */
  purgeDaily: boolean;
  /**
   * `VIEWING_HOURS`: days, hours and time zone of viewings, default `Sat-Thu 10:00-20:00 Asia/Riyadh`. `HOLIDAYS`: days without,
   * `2026-12-02,2027-03-09`, default none. `BOOKING_MINUTES`: how long a viewing may be, default `15-120`. `BOOKING_DAYS_AHEAD`:
   * default 90. `BOOKING_CHANGE_HOURS`: until when before it a visitor may cancel or move, default 24. `BOOKINGS_PER_ADDRESS`: a day, default 5. `BOOKINGS_PER_PHONE`: still to come, default 3. `BOOKING_SHARE`: per
   * cent of a day's half hours that are given away within 24 hours, default 20.
   */
  booking: BookingPolicy;
  /** Of contact messages and broker applications: `FORMS_PER_ADDRESS` a day, default 5; `FORMS_PER_SENDER`, default 3. */
  forms: FormPolicy;
}

export type EnvironmentResult = { ok: true; value: Environment } | { ok: false; errors: readonly string[] };

const DEFAULT_DATA_DIR = resolve(import.meta.dirname, '../../.data');

function readTrustProxy(value: string): boolean | number | string {
  if (value === '' || value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/**
 * Reads and checks the process environment. An empty variable counts as unset. Every fault is reported, each in
 * a sentence that names the variable, what it held and what it takes.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): EnvironmentResult {
  const errors: string[] = [];
  const text = (name: string, fallback: string) => variables[name]?.trim() || fallback;

  const integer = (name: string, fallback: number, minimum: number, maximum: number): number => {
    const given = text(name, String(fallback));
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= minimum && value <= maximum) return value;
    errors.push(`${name} is "${given}"; it must be a whole number from ${minimum} to ${maximum}.`);
    return fallback;
  };

  const oneOf = <Word extends string>(name: string, words: readonly Word[], fallback: Word): Word => {
    const given = text(name, fallback);
    const known = words.find((word) => word === given);
    if (!known) errors.push(`${name} is "${given}"; it must be one of ${words.join(', ')}.`);
    return known ?? fallback;
  };

  const databaseUrl = text('DATABASE_URL', '');
  if (databaseUrl !== '' && !/^postgres(?:ql)?:\/\//.test(databaseUrl)) {
    errors.push(
      'DATABASE_URL must begin with postgres:// or postgresql://, or be empty for the embedded database.',
    );
  }

  const yesOrNo = (name: string, fallback: 'yes' | 'no'): boolean => {
    const given = text(name, fallback).toLowerCase();
    if (given !== 'yes' && given !== 'no') errors.push(`${name} is "${given}"; it must be yes or no.`);
    return given === 'yes';
  };

  const valkeyUrl = text('VALKEY_URL', '');
  if (valkeyUrl !== '' && !(/^(?:valkey|redis)s?:\/\/[^/]/.test(valkeyUrl) && URL.canParse(valkeyUrl)))
    errors.push(
      'VALKEY_URL must be an address such as valkey://host:6379, or be empty where each process counts by itself.',
    );

  const mediaBucket = text('MEDIA_BUCKET', '');
  try {
    if (mediaBucket !== '') parseS3Address(mediaBucket);
  } catch (error) {
    errors.push(`MEDIA_BUCKET: ${(error as Error).message}; empty, pictures are in MEDIA_DIR.`);
  }

  const { settings: tracing, problems } = readTracingSettings(variables);
  errors.push(...problems.map((problem) => `${problem}.`));

  const viewingHours = (name: string): ViewingHours => {
    const given = text(name, USUAL_HOURS);
    const hours = readViewingHours(given) ?? readViewingHours(USUAL_HOURS);
    if (!readViewingHours(given) || !hours)
      errors.push(`${name} is "${given}"; it must be days, hours and a time zone, such as "${USUAL_HOURS}".`);
    return hours as ViewingHours;
  };
  const days = (name: string): string[] => {
    const given = text(name, '')
      .split(/[\s,]+/)
      .filter((day) => day !== '');
    const wrong = given.filter((day) => !isRealDay(day));
    if (wrong.length > 0) errors.push(`${name} holds "${wrong.join(', ')}"; each must be a day, YYYY-MM-DD.`);
    return given;
  };
  const range = (name: string, fallback: string): [number, number] => {
    const given = text(name, fallback);
    const [, least, most] = /^(\d{1,4})-(\d{1,4})$/.exec(given) ?? [];
    if (least === undefined || Number(least) > Number(most))
      errors.push(
        `${name} is "${given}"; it must be two whole numbers, the lower first, such as ${fallback}.`,
      );
    return [Number(least), Number(most)];
  };
  const [leastMinutes, mostMinutes] = range('BOOKING_MINUTES', '15-120');

  const dataDir = resolve(text('DATA_DIR', DEFAULT_DATA_DIR));
  const value: Environment = {
    port: integer('PORT', 3010, 0, 65535),
    host: text('HOST', '127.0.0.1'),
    databaseUrl,
    valkeyUrl,
    dataDir,
    mediaDir: resolve(text('MEDIA_DIR', join(dataDir, 'media'))),
    mediaBucket,
    sampleMediaDir: text('SAMPLE_MEDIA_DIR', '') === '' ? undefined : resolve(text('SAMPLE_MEDIA_DIR', '')),
    sampleListings: integer('SAMPLE_LISTINGS', 40, 0, 10_000),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    metricsPort: text('METRICS_PORT', '') === '' ? undefined : integer('METRICS_PORT', 0, 0, 65535),
    tracing,
    logFormat: oneOf('LOG_FORMAT', LOG_FORMATS, 'text'),
    rateLimit: integer('RATE_LIMIT', 12_000, 0, 10_000_000),
    rateLimitPost: integer('RATE_LIMIT_POST', 60, 0, 10_000_000),
    trustProxy: readTrustProxy(text('TRUST_PROXY', '')),
    requireAdLicence: yesOrNo('REQUIRE_AD_LICENCE', 'no'),
    purgeDaily: yesOrNo('PURGE_DAILY', 'yes'),
    booking: {
      hours: viewingHours('VIEWING_HOURS'),
      holidays: days('HOLIDAYS'),
      leastMinutes,
      mostMinutes,
      daysAhead: integer('BOOKING_DAYS_AHEAD', 90, 0, 3650),
      changeHours: integer('BOOKING_CHANGE_HOURS', 24, 0, 8760),
      perAddress: integer('BOOKINGS_PER_ADDRESS', 5, 0, 10_000),
      perPhone: integer('BOOKINGS_PER_PHONE', 3, 0, 10_000),
      share: integer('BOOKING_SHARE', 20, 1, 100),
    },
    forms: {
      perAddress: integer('FORMS_PER_ADDRESS', 5, 0, 10_000),
      perSender: integer('FORMS_PER_SENDER', 3, 0, 10_000),
    },
  };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value };
}
