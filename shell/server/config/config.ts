import path from 'node:path';
import {
  API_EXTENSIONS,
  isApiExtension,
  REMOTE_NAMES,
  variablesOf,
  type ApiExtension,
} from '@shared/contract';
import { LOG_FORMATS, readTracingSettings, type LogFormat, type TracingSettings } from '@shared/telemetry';
import { readCollector } from '../errors/collector.ts';
import type { ErrorSettings } from '../errors/open-errors.ts';
import { parseAllowedOrigin, type AllowedOrigin } from '../qa/override.ts';
import { readGuests, type GuestRemote } from '../guests/read-guests.ts';

/** What the document server is told from outside. Each is set by the variable of the environment that is named first. */
export interface DocumentServerConfig {
  /** `PORT`: where it listens; 0 for any that is free. Default: 3000. */
  port: number;
  /** `HOST`: the address or name that it listens on. Default: `127.0.0.1`, this machine alone. */
  host: string;
  /**
   * `SITE_URL`: the site's public address, for canonical links, without trailing slash. Default: `http://localhost:` and
   * the port.
   */
  siteUrl: string;
  /**
   * `API_ORIGIN`: where the API is, as `https://host:port`, when it is another one than the reference API. Default: where that
   * is, which `REFERENCE_API_ORIGIN` says; its default is `http://127.0.0.1:3010`.
   */
  apiOrigin: string;
  /**
   * `API_EXTENSIONS`: what the API can do beyond the specification's section 7, between commas or spaces, such as
   * `appointments.hours`; `all`, or `none`. Default: `all` of the reference API, `none` of another one (`API_ORIGIN`).
   */
  apiExtensions: readonly ApiExtension[];
  /**
   * `MF_BLOG_ORIGIN` and so on: where each remote's releases are, as `https://host:port`, or in a folder there, as
   * `https://host/bucket/mf-blog`; those of guests (`GUEST_REMOTES`) with them. Default: `http://127.0.0.1:` and
   * 3001 for the first of the remotes' list, 3002 for the second, …
   */
  remoteOrigins: Readonly<Record<string, string>>;
  /**
   * `GUEST_REMOTES`: remotes beside the route table, each with the address of its releases and the paths that it may have pages at and
   * below, and whose pages may place its parcels, as `mf-careers=https://careers.example;/careers;in:mf-blog`, between commas or
   * spaces. Default: none.
   */
  guests: readonly GuestRemote[];
  /** `REGISTRY_POLL_MS`: milliseconds between two questions for a remote's release, at least 50. Default: 2000. */
  registryPollMs: number;
  /** `CACHE_DIR`: folder for the last good releases and their server bundles. Default: `.cache/releases`. */
  cacheDir: string;
  /**
   * `RENDER_LIMIT_MS`: milliseconds that one rendering of a remote may take, from the moment on at which a worker has it,
   * waiting for data left out. Default: 350.
   */
  renderLimitMs: number;
  /** `DATA_BUDGET_MS`: milliseconds that a page may wait for its data. Default: 150. */
  dataBudgetMs: number;
  /**
   * `SUBJECT_BUDGET_MS`: milliseconds that a property's or an article's page may wait for its record, which decides status,
   * title and picture. Default: 1500.
   */
  subjectBudgetMs: number;
  /** `WORKERS_PER_RELEASE`: processes that render a release, each one page at a time. Default: 2. */
  workersPerRelease: number;
  /**
   * `OVERRIDE_ORIGINS`: origins that QA may take a remote from, between commas or spaces, such as `https://host` or
   * `http://localhost:*`. Default: none, which switches overrides off.
   */
  overrideOrigins: readonly AllowedOrigin[];
  /**
   * `PREVIEWS`: how many held releases this server renders at a time for those who have a preview's link, each in one process of
   * its own; others are rendered in the browser. 0 switches previews off. Default: 2, since a link that nobody guesses is all that
   * shows one, and what it shows is a release that its team could as well make live.
   */
  previews: number;
  /**
   * `FORBID_FRAMES`: `1` has documents forbid frames of other sites, which are the maps of properties: a drawing with a link
   * stands there. Default: off.
   */
  forbidFrames: boolean;
  /** `EARLY_HINTS`: `1` sends `103 Early Hints` before a document, for a gateway that passes them on. Default: off. */
  earlyHints: boolean;
  /**
   * `METRICS_PORT`: a port of its own at which Prometheus finds `/metrics`; no gateway passes it on. Default: none, nothing is
   * counted.
   */
  metricsPort: number | undefined;
  /** `OTEL_EXPORTER_OTLP_ENDPOINT` and `OTEL_TRACES_SAMPLER_ARG`: where traces go, and how many. Default: none. */
  tracing: TracingSettings | undefined;
  /** `LOG_FORMAT`: `json` has what is no request's line be JSON too, as those are. Default: text. */
  logFormat: LogFormat;
  /**
   * `DEVELOPMENT`: `1` lets documents load scripts and hot updates from development servers on this machine, and takes what
   * these serve as live, whose files carry no integrity. Default: off.
   */
  development: boolean;
  /**
   * `ERRORS_DATABASE_URL`, `ERRORS_FILE`, `SENTRY_DSN`, `OTEL_LOGS_EXPORTER`: where errors of visits and renderings are kept, or
   * who is told of them. Default: a file, `errors.json` in `CACHE_DIR`.
   */
  errors: ErrorSettings;
  /** `ERRORS_SHARE`: of page loads, how many tell of errors, from 0 to 1. Default: 1, all of them. */
  errorShare: number;
  /**
   * `RELEASES_PAGE`: `on` or `off`, whether there is `/releases`, the page of releases for those who release. Default: off in
   * production, on elsewhere.
   */
  releasesPage: boolean | undefined;
  /**
   * `JUDGE`: `off` compares no canary with the live release, asks no browser to tell how its pages go, and moves nothing. Default:
   * `on`.
   */
  judge: boolean;
  /**
   * `RELEASES_TOKEN`: what whoever wants to see that page, or to read the judge's verdicts, has to know, sixteen characters or more. Default:
   * none; then both are there on the machine that the site runs on alone, and never in production.
   */
  releasesToken: string | undefined;
  /**
   * `RELEASES_OF_MF_BLOG` and so on: where each remote's releases are kept with their log, a folder or `s3://bucket/prefix`: for that page,
   * which has held releases and who released from there, and for the judge, who takes a canary back and promotes it there. Default: none,
   * the page shows what the origins tell, and somebody else has to move pointers (`canary watch`).
   */
  releasesOf: Readonly<Record<string, string | undefined>>;
  /** `NODE_ENV`: whether it is `production`, in which a public site says what of its brand is still a placeholder. Default: no. */
  production: boolean;
}

/** Where remotes are found locally: one port each, in the order of their names' list (architecture, "Ports"). */
const FIRST_REMOTE_PORT = 3001;

/** Every variable of the environment that is read, with its value where it is not set or empty. */
const DEFAULTS: Readonly<Record<string, string>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  /** Stands for `http://localhost:` and the port. */
  SITE_URL: '',
  /** Stands for the reference API's. */
  API_ORIGIN: '',
  REFERENCE_API_ORIGIN: 'http://127.0.0.1:3010',
  /** Stands for `all` without `API_ORIGIN`, for `none` with it. */
  API_EXTENSIONS: '',
  ...Object.fromEntries(
    REMOTE_NAMES.map((name, index) => [
      variablesOf(name).origin,
      `http://127.0.0.1:${FIRST_REMOTE_PORT + index}`,
    ]),
  ),
  GUEST_REMOTES: '',
  REGISTRY_POLL_MS: '2000',
  CACHE_DIR: '.cache/releases',
  RENDER_LIMIT_MS: '350',
  DATA_BUDGET_MS: '150',
  SUBJECT_BUDGET_MS: '1500',
  WORKERS_PER_RELEASE: '2',
  OVERRIDE_ORIGINS: '',
  PREVIEWS: '2',
  FORBID_FRAMES: '',
  EARLY_HINTS: '',
  METRICS_PORT: '',
  ERRORS_DATABASE_URL: '',
  /** Stands for `errors.json` in `CACHE_DIR`. */
  ERRORS_FILE: '',
  SENTRY_DSN: '',
  ERRORS_SHARE: '1',
  LOG_FORMAT: 'text',
  /** Stands for `off` in production and `on` elsewhere. */
  RELEASES_PAGE: '',
  JUDGE: 'on',
  RELEASES_TOKEN: '',
  DEVELOPMENT: '',
  NODE_ENV: '',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment; throws one message that names every wrong variable. */
export function readConfig(environment: Environment): DocumentServerConfig {
  const problems: string[] = [];

  const text = (name: string): string => {
    const fallback = DEFAULTS[name];
    if (fallback === undefined) throw new Error(`${name} is not among the variables of this server`);
    return environment[name] || fallback;
  };
  const number = (name: string, least: number) => {
    const value = Number(text(name));
    if (Number.isInteger(value) && value >= least) return value;
    problems.push(`${name} must be a whole number of at least ${least}, not "${text(name)}"`);
    return Number(DEFAULTS[name]);
  };
  const share = (name: string) => {
    const value = Number(text(name));
    if (value >= 0 && value <= 1) return value;
    problems.push(`${name} must be a share from 0 to 1, not "${text(name)}"`);
    return Number(DEFAULTS[name]);
  };
  const origin = (name: string, fallback = '') => {
    const given = text(name) || fallback;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username)
      return url.origin;
    problems.push(`${name} must be an origin such as https://host:port, not "${given}"`);
    return given;
  };
  const address = (name: string) => {
    const given = text(name);
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
      return url.origin + url.pathname.replace(/\/+$/, '');
    problems.push(
      `${name} must be an address such as https://host:port or https://host/folder, not "${given}"`,
    );
    return given;
  };
  /** What may hold a secret is not said again. */
  const addressOf = (name: string, protocol: RegExp, example: string) => {
    const given = text(name);
    if (given !== '' && !(URL.canParse(given) && protocol.test(new URL(given).protocol)))
      problems.push(`${name} must be an address such as ${example}`);
    return given === '' ? undefined : given;
  };
  const words = (name: string) =>
    text(name)
      .split(/[\s,]+/)
      .filter((each) => each !== '');
  const extensions = (name: string, fallback: string): readonly ApiExtension[] => {
    const named = words(name).length > 0 ? words(name) : [fallback];
    if (named.join() === 'all') return API_EXTENSIONS;
    if (named.join() === 'none') return [];
    for (const each of named.filter((word) => !isApiExtension(word)))
      problems.push(`${name} must hold "all", "none" or some of ${API_EXTENSIONS.join(', ')}, not "${each}"`);
    return named.filter(isApiExtension);
  };
  const allowedOrigins = (name: string) =>
    words(name).flatMap((each) => {
      const allowed = parseAllowedOrigin(each);
      if (!allowed)
        problems.push(`${name} must hold origins such as https://host or http://localhost:*, not "${each}"`);
      return allowed ? [allowed] : [];
    });

  const releasesPage = text('RELEASES_PAGE');
  if (!['', 'on', 'off'].includes(releasesPage))
    problems.push(`RELEASES_PAGE must be on or off, not "${releasesPage}"`);
  if (!['on', 'off'].includes(text('JUDGE')))
    problems.push(`JUDGE must be on or off, not "${text('JUDGE')}"`);
  const releasesToken = text('RELEASES_TOKEN');
  if (releasesToken !== '' && !/^[\w.~+/=-]{16,200}$/.test(releasesToken))
    problems.push(
      'RELEASES_TOKEN must have sixteen characters or more, letters and digits and none of what a header does not take',
    );

  const logFormat = LOG_FORMATS.find((format) => format === text('LOG_FORMAT'));
  if (!logFormat)
    problems.push(`LOG_FORMAT must be ${LOG_FORMATS.join(' or ')}, not "${text('LOG_FORMAT')}"`);
  const tracing = readTracingSettings(environment);
  const { collector, problems: ofCollector } = readCollector(environment);
  problems.push(...tracing.problems, ...ofCollector);

  const guests = readGuests(words('GUEST_REMOTES'));
  problems.push(...guests.problems);

  const port = number('PORT', 0);
  const config: DocumentServerConfig = {
    port,
    host: text('HOST'),
    siteUrl: origin('SITE_URL', `http://localhost:${port}`),
    apiOrigin: text('API_ORIGIN') ? origin('API_ORIGIN') : origin('REFERENCE_API_ORIGIN'),
    apiExtensions: extensions('API_EXTENSIONS', text('API_ORIGIN') ? 'none' : 'all'),
    remoteOrigins: Object.fromEntries([
      ...REMOTE_NAMES.map((name) => [name, address(variablesOf(name).origin)] as const),
      ...guests.guests.map(({ name, origin: at }) => [name, at] as const),
    ]),
    guests: guests.guests,
    registryPollMs: number('REGISTRY_POLL_MS', 50),
    cacheDir: text('CACHE_DIR'),
    errors: {
      databaseUrl: addressOf('ERRORS_DATABASE_URL', /^postgres(?:ql)?:$/, 'postgres://…'),
      file: text('ERRORS_FILE') || path.join(text('CACHE_DIR'), 'errors.json'),
      sentryDsn: addressOf('SENTRY_DSN', /^https?:$/, 'https://key@host/project'),
      collector,
    },
    errorShare: share('ERRORS_SHARE'),
    renderLimitMs: number('RENDER_LIMIT_MS', 1),
    dataBudgetMs: number('DATA_BUDGET_MS', 1),
    subjectBudgetMs: number('SUBJECT_BUDGET_MS', 1),
    workersPerRelease: number('WORKERS_PER_RELEASE', 1),
    overrideOrigins: allowedOrigins('OVERRIDE_ORIGINS'),
    previews: number('PREVIEWS', 0),
    forbidFrames: text('FORBID_FRAMES') === '1',
    earlyHints: text('EARLY_HINTS') === '1',
    metricsPort: text('METRICS_PORT') === '' ? undefined : number('METRICS_PORT', 0),
    tracing: tracing.settings,
    logFormat: logFormat ?? 'text',
    development: text('DEVELOPMENT') === '1',
    releasesPage: releasesPage === '' ? undefined : releasesPage === 'on',
    judge: text('JUDGE') === 'on',
    releasesToken: releasesToken || undefined,
    releasesOf: Object.fromEntries(
      REMOTE_NAMES.map((name) => [name, environment[variablesOf(name).releases] || undefined]),
    ) as Record<string, string | undefined>,
    production: text('NODE_ENV') === 'production',
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}
