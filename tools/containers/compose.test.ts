import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, variablesOf } from '@shared/contract';
import { parse } from 'yaml';
import { root } from '../repository/root.ts';
import { describeLocalSite } from '../site/services.ts';
import { settingsReadBy } from './settings.test-kit.ts';

interface Service {
  build?: { dockerfile: string; target: string; args: Record<string, string> };
  environment?: Record<string, string>;
  ports?: readonly string[];
  volumes?: readonly string[];
  networks: readonly string[];
  depends_on?: readonly string[] | Record<string, unknown>;
  [field: string]: unknown;
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

const read = (file: string) => parse(readFileSync(path.join(root, file), 'utf8'), { merge: true }) as Compose;
const compose = read('docker-compose.yml');
const service = (name: string) => {
  const found = compose.services[name];
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build);
const dockerfile = readFileSync(path.join(root, 'deploy/images/Dockerfile'), 'utf8');
/** The lines of a build stage, by its name. */
const stage = (name: string) =>
  dockerfile.split(/^(?=FROM )/m).find((each) => each.split('\n', 1)[0]?.endsWith(` AS ${name}`)) ?? '';

test('the site is the gateway, the document server, the API, the database, what fills it, what the office and teams run, and every remote', () => {
  expect(services.map(([name]) => name).toSorted()).toEqual(
    ['gateway', 'shell', 'api', 'postgres', 'sample', 'office', 'teams', ...REMOTE_NAMES].toSorted(),
  );
});

test('a remote’s image is built only where its types are right and all of it renders', () => {
  expect(stage('remote-build')).toMatch(/npm run build -w "\$\{REMOTE\}" -- --checked/);
});

test.each(services)('%s has bounds for memory, processes and log, and gains no privileges', (_name, each) => {
  expect(each['mem_limit']).toMatch(/^\$\{[A-Z]+_MEMORY:-\d+[mg]\}$/);
  expect(each['pids_limit']).toBeGreaterThanOrEqual(256);
  expect(each['logging']).toMatchObject({
    driver: 'json-file',
    options: { 'max-size': '10m', 'max-file': '5' },
  });
  expect(each['security_opt']).toEqual(['no-new-privileges:true']);
});

test.each(ours)(
  '%s is built at its stage, told of the commit, and writes to its volumes alone',
  (_name, each) => {
    expect(each.build?.args['COMMIT']).toBe('${COMMIT:-}');
    expect(stage(each.build?.target ?? '')).toContain(
      'ARG COMMIT=\nLABEL org.opencontainers.image.revision="${COMMIT}"\n',
    );
    expect(each).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
  },
);

test("a remote's release is told of the commit too", () => {
  expect(stage('remote-build')).toMatch(/^ARG COMMIT=$[^]*COMMIT="\$\{COMMIT\}" npm run build/m);
});

test('the document server gives memory back in its image as it does on a machine of ours', () => {
  const { services: local } = describeLocalSite({ environment: {}, build: 'dist', developed: [] });
  const ofLibrary = Object.entries(local.find(({ name }) => name === 'shell')?.environment ?? {}).filter(
    ([name]) => name.startsWith('MALLOC_'),
  );
  const [line = ''] = /^ENV .*MALLOC_.*$/m.exec(stage('shell')) ?? [];
  expect(ofLibrary).toHaveLength(3);
  expect(line.match(/MALLOC_\w+=\d+/g)).toEqual(ofLibrary.map((each) => each.join('=')));
});

/** They end by themselves. */
const PASSING = ['sample', 'office', 'teams'];

test.each(services.filter(([name]) => !PASSING.includes(name)))(
  '%s is watched and comes back',
  (_name, each) => {
    expect(each['restart']).toBe('unless-stopped');
    expect(each['healthcheck']).toMatchObject({ test: expect.any(Array), interval: '10s' });
  },
);

test.each(services)('%s has networks and volumes that there are', (_name, each) => {
  expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining([...each.networks]));
  const volumes = (each.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
  const named = volumes.filter((volume) => !volume.startsWith('$'));
  expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
});

test.each([...REMOTE_NAMES])('%s is built, kept and asked for', (name) => {
  expect(service(name)).toMatchObject({
    build: { target: 'remote', args: { REMOTE: name } },
    volumes: [`${name}-releases:/srv/releases`],
  });
  const { origin } = variablesOf(name);
  expect(service('shell').environment?.[origin]).toBe(`\${${origin}:-http://${name}:8080}`);
  expect(service('shell').depends_on).toContain(name);
});

test.each(['gateway', 'shell', 'api', 'office', ...REMOTE_NAMES])(
  'each setting of %s is one that its program reads',
  (name) => {
    const { environment = {} } = service(name);
    expect(Object.keys(environment).length).toBeGreaterThan(0);
    expect(settingsReadBy(name)).toEqual(expect.arrayContaining(Object.keys(environment)));
  },
);

test('the API’s image has the sources of every workspace that they import', () => {
  const namesOf = (folder: string): string[] => {
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    const folders = Object.keys(dependencies)
      .filter((name) => name.startsWith('@shared/'))
      .map((name) => name.slice(1));
    return [...folders, ...folders.flatMap(namesOf)];
  };
  const copied = [...stage('api-build').matchAll(/^COPY (shared\/\S+) \1$/gm)].map(([, folder]) => folder);
  expect(new Set(copied)).toEqual(new Set(namesOf('api')));
});

test('teams reach the releases of every remote, as its server does', () => {
  expect(service('teams').volumes).toEqual(
    REMOTE_NAMES.map((name) => `${name}-releases:/srv/releases-of/${name}`),
  );
  // Files in a volume belong to whom the remote's server runs as.
  const users = ['remote', 'teams'].map((name) =>
    stage(name)
      .match(/^USER .+$/gm)
      ?.at(-1),
  );
  expect(users).toEqual(['USER www-data', 'USER www-data']);
});

test('no address holds a password', () => {
  for (const [, { environment = {} }] of services)
    for (const value of Object.values(environment)) expect(value).not.toMatch(/\/\/[^/]*:[^/]*@/);
});

test('visitors reach the gateway alone, and the database none but the API, what fills it and the office', () => {
  const withPorts = services.filter(([, { ports }]) => ports).map(([name]) => name);
  expect(withPorts).toEqual(['gateway']);
  const of = (network: string) =>
    services.filter(([, { networks }]) => networks.includes(network)).map(([name]) => name);
  expect(of('entry').toSorted()).toEqual(['gateway', 'shell']);
  expect(of('data').toSorted()).toEqual(['api', 'office', 'postgres', 'sample']);
  expect(compose.networks['data']).toEqual({ internal: true });
  expect(service('postgres').networks).toEqual(['data']);
});

test('stages that are opened are those of every remote, on this machine alone', () => {
  const { services: stages } = read('deploy/stages.yml');
  expect(stages).toEqual(
    Object.fromEntries(
      REMOTE_NAMES.map((name, index) => [
        name,
        { ports: [`\${STAGE_ADDRESS:-127.0.0.1}:${3001 + index}:8080`] },
      ]),
    ),
  );
});
