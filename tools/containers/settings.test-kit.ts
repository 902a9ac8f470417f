import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../api/src/config/environment.ts';
import { readConfig } from '../../shell/server/config/config.ts';
import { root } from '../repository/root.ts';

/** Runs a reader of the environment and tells what it asks for. */
function askedBy(
  read: (environment: Record<string, string | undefined>) => unknown,
  given: Readonly<Record<string, string>> = {},
): string[] {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get(_target, name) {
        asked.add(String(name));
        return given[String(name)];
      },
    },
  );
  read(environment);
  return [...asked];
}

function askedByNginxScripts(): string[] {
  const folder = path.join(root, 'deploy/nginx');
  const text = readdirSync(folder)
    .filter((file) => /\.(?:sh|template|conf)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll(/^\s*#.*$/gm, ''))
    .join('\n');
  return [...text.matchAll(/\$\{?([A-Z][A-Z\d_]+)/g)].map(([, name = '']) => name);
}

/** Names of the variables that the program of a container reads; all but the shell's and the API's run nginx. */
export function settingsReadBy(container: string): readonly string[] {
  // With a collector for errors it asks for more.
  if (container === 'shell')
    return [
      ...askedBy(readConfig),
      ...askedBy(readConfig, {
        OTEL_LOGS_EXPORTER: 'otlp',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      }),
    ];
  // PGPASSWORD is read by the driver, where the address has none; the others by what speaks to a bucket.
  if (container === 'api' || container === 'office')
    return [...askedBy(readEnvironment), 'PGPASSWORD', 'AWS_REGION', 'AWS_ENDPOINT_URL'];
  return askedByNginxScripts();
}
