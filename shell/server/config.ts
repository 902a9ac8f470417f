import { REMOTE_NAMES, type RemoteName } from '@shared/contract';
import { parseAllowedOrigin, type AllowedOrigin } from './qa/override.ts';

export interface DocumentServerConfig {
  port: number;
  host: string;
  /** Public address, for canonical links; no trailing slash. */
  siteUrl: string;
  apiOrigin: string;
  remoteOrigins: Readonly<Record<RemoteName, string>>;
  registryPollMs: number;
  /** Folder for the last good releases and their server bundles. */
  cacheDir: string;
  /** Limit of one server rendering, in milliseconds. */
  renderLimitMs: number;
  /** Share of that limit that a page may wait for its data, in milliseconds. */
  dataBudgetMs: number;
  workersPerRelease: number;
  /** Origins that QA may take a remote from; empty switches overrides off. */
  overrideOrigins: readonly AllowedOrigin[];
  /** Sends `103 Early Hints` before a document; for a gateway that passes them on. */
  earlyHints: boolean;
  /** Lets documents load scripts and hot updates from development servers on this machine. */
  development: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where remotes are found locally: one port each, in the order of their names' list (architecture, "Ports"). */
const FIRST_REMOTE_PORT = 3001;

/** `mf-blog` is set by `MF_BLOG_ORIGIN`. */
export const originVariable = (name: RemoteName) => `${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`;

/** Reads and checks the environment; throws one message that names every wrong variable. */
export function readConfig(environment: Environment): DocumentServerConfig {
  const problems: string[] = [];

  const number = (name: string, fallback: number, least: number) => {
    const text = environment[name];
    const value = text ? Number(text) : fallback;
    if (Number.isInteger(value) && value >= least) return value;
    problems.push(`${name} must be a whole number of at least ${least}, not "${text}"`);
    return fallback;
  };
  const origin = (name: string, fallback: string) => {
    const text = environment[name] || fallback;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username)
      return url.origin;
    problems.push(`${name} must be an origin such as https://host:port, not "${text}"`);
    return fallback;
  };

  const allowedOrigins = (name: string) =>
    (environment[name] ?? '')
      .split(/[\s,]+/)
      .filter((text) => text !== '')
      .flatMap((text) => {
        const allowed = parseAllowedOrigin(text);
        if (!allowed)
          problems.push(
            `${name} must hold origins such as https://host or http://localhost:*, not "${text}"`,
          );
        return allowed ? [allowed] : [];
      });

  const port = number('PORT', 3000, 0);
  const config: DocumentServerConfig = {
    port,
    host: environment['HOST'] || '127.0.0.1',
    siteUrl: origin('SITE_URL', `http://localhost:${port}`),
    apiOrigin: origin('API_ORIGIN', 'http://127.0.0.1:3010'),
    remoteOrigins: Object.fromEntries(
      REMOTE_NAMES.map((name, index) => [
        name,
        origin(originVariable(name), `http://127.0.0.1:${FIRST_REMOTE_PORT + index}`),
      ]),
    ) as Record<RemoteName, string>,
    registryPollMs: number('REGISTRY_POLL_MS', 2000, 50),
    cacheDir: environment['CACHE_DIR'] || '.cache/releases',
    renderLimitMs: number('RENDER_LIMIT_MS', 250, 1),
    dataBudgetMs: number('DATA_BUDGET_MS', 150, 1),
    workersPerRelease: number('WORKERS_PER_RELEASE', 2, 1),
    overrideOrigins: allowedOrigins('OVERRIDE_ORIGINS'),
    earlyHints: environment['EARLY_HINTS'] === '1',
    development: environment['DEVELOPMENT'] === '1',
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}
