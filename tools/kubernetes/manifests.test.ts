import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, variablesOf } from '@shared/contract';
import { readCommandLine } from '../../api/src/commands/command-line.ts';
import { readEnvironment } from '../../api/src/config/environment.ts';
import { readConfig } from '../../shell/server/config/config.ts';
import { root } from '../repository/root.ts';
import { settingsReadBy } from '../containers/settings.test-kit.ts';
import { environmentOf, readSite } from './site.test-kit.ts';

const site = readSite('overlays/example');
const workload = (name: string) => {
  const found = site.workloads.find((each) => each.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const isRemote = (name: string) => (REMOTE_NAMES as readonly string[]).includes(name);
const SEVERAL = ['gateway', 'shell', 'api'];

test('the site is the gateway, the document server, the API and every remote, each with its service and its policy', () => {
  const names = [...SEVERAL, ...REMOTE_NAMES].toSorted();
  expect(site.workloads.map(({ name }) => name).toSorted()).toEqual(names);
  for (const kind of ['Service', 'NetworkPolicy'] as const)
    expect(site.ofKind(kind).map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(names));
});

test("remotes' files are alike but for the name", () => {
  const text = (name: string) =>
    readFileSync(path.join(root, `deploy/kubernetes/base/remotes/${name}.yaml`), 'utf8');
  for (const name of REMOTE_NAMES)
    expect(text(name).replaceAll(name, 'mf-…')).toBe(text('mf-blog').replaceAll('mf-blog', 'mf-…'));
});

describe.each(site.workloads.map((each) => [each.name, each] as const))(
  'a pod of %s',
  (name, { pod, container, spec }) => {
    test('has no more rights than it needs', () => {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: {
          runAsNonRoot: true,
          // The image's own user by number, www-data or node: the cluster cannot tell of a name that it is not root.
          runAsUser: ['shell', 'api'].includes(name) ? 1000 : 33,
          seccompProfile: { type: 'RuntimeDefault' },
        },
      });
      for (const escape of ['hostNetwork', 'hostPID', 'hostIPC', 'initContainers', 'ephemeralContainers'])
        expect(pod).not.toHaveProperty(escape);
      expect(container['securityContext']).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    });

    test('has bounds for processor, memory and disk', () => {
      for (const bound of ['requests', 'limits'] as const)
        expect(Object.keys(container.resources[bound]).toSorted()).toEqual([
          'cpu',
          'ephemeral-storage',
          'memory',
        ]);
      for (const volume of pod.volumes)
        expect(volume.emptyDir?.sizeLimit ?? volume.persistentVolumeClaim?.claimName).toEqual(
          expect.any(String),
        );
    });

    test('is watched from its start', () => {
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
        expect(container[probe].httpGet).toEqual({ path: expect.stringMatching(/^\//), port: 'http' });
      // What others lack is mended by no restart, and takes no other part of the site away.
      expect([container.readinessProbe.httpGet.path, container.livenessProbe.httpGet.path]).not.toContain(
        '/readyz',
      );
    });

    test('runs an image of a certain release', () => {
      expect(container.image).toMatch(new RegExp(`/${name}:.+`));
      expect(container.image).not.toMatch(/:(?:latest|set-in-the-overlay)$/);
    });

    test('writes to volumes that there are, and to /tmp', () => {
      expect(container.volumeMounts.map(({ name: volume }) => volume).toSorted()).toEqual(
        pod.volumes.map(({ name: volume }) => volume).toSorted(),
      );
      expect(container.volumeMounts).toContainEqual({ name: 'tmp', mountPath: '/tmp' });
      const claims = site.ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
      const claimed = pod.volumes.flatMap(({ persistentVolumeClaim: claim }) => claim?.claimName ?? []);
      expect(claims).toEqual(expect.arrayContaining(claimed));
    });

    test('is found by its service', () => {
      const { labels } = spec.template.metadata;
      const service = site.named('Service', name) as { selector: object; ports: { targetPort: string }[] };
      expect(labels).toMatchObject(spec.selector.matchLabels);
      expect(labels).toMatchObject(service.selector);
      expect(service.ports.map(({ targetPort }) => targetPort)).toEqual(
        container.ports.map(({ name: port }) => port),
      );
    });
  },
);

describe.each(site.jobs.map((each) => [each.name, each] as const))(
  'what the office runs as %s',
  (name, { spec, pod, container }) => {
    test('is the API’s image with no more rights than it needs, and has bounds of its own', () => {
      expect(container.image).toBe(workload('api').container.image);
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        restartPolicy: 'Never',
        securityContext: workload('api').pod['securityContext'],
      });
      expect(container['securityContext']).toEqual(workload('api').container['securityContext']);
      for (const bound of ['requests', 'limits'] as const)
        expect(Object.keys(container.resources[bound]).toSorted()).toEqual([
          'cpu',
          'ephemeral-storage',
          'memory',
        ]);
      expect(spec.jobTemplate.spec.activeDeadlineSeconds).toBeGreaterThan(0);
      expect(spec.concurrencyPolicy).toBe('Forbid');
    });

    test('knows the database and the rules that the API keeps, and writes where it must', () => {
      expect(environmentOf(site, { container })).toEqual(environmentOf(site, workload('api')));
      const claims = site.ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
      const writes = container.volumeMounts
        .filter((mount) => !('readOnly' in mount))
        .map(({ mountPath }) => mountPath);
      expect(writes).toEqual(
        { office: ['/tmp', '/srv/media', '/office'], 'office-backup': ['/tmp', '/srv/backups'] }[name] ?? [
          '/tmp',
        ],
      );
      for (const { emptyDir, persistentVolumeClaim: claim } of pod.volumes)
        expect(emptyDir?.sizeLimit ?? claims.find((each) => each === claim?.claimName)).toEqual(
          expect.any(String),
        );
    });
  },
);

test('what the office runs each day are commands that there are; the place for all others is made when it is wanted', () => {
  const programs = site.jobs.map(({ name, spec, container }) => {
    const [command, args] = [container['command'], container['args']] as string[][];
    return [name, { suspended: spec.suspend === true, schedule: spec.schedule, command, args }] as const;
  });
  const { office, ...daily } = Object.fromEntries(programs);
  expect(Object.keys(daily)).toEqual(['office-purge', 'office-backup']);
  for (const { suspended, schedule, command = [], args = [] } of Object.values(daily)) {
    expect([suspended, command]).toEqual([false, ['node', 'dist/server/command.js']]);
    expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/);
    expect(readCommandLine(args)).toMatchObject({ ok: true });
  }
  expect(office).toMatchObject({ suspended: true, command: ['sleep'] });
});

describe.each(SEVERAL)('of %s', (name) => {
  const { spec, pod } = workload(name);
  const [autoscaler] = site
    .ofKind('HorizontalPodAutoscaler')
    .map((object) => object['spec'] as { scaleTargetRef: { name: string }; minReplicas: number })
    .filter(({ scaleTargetRef }) => scaleTargetRef.name === name);

  test('there are two or more, of which one goes at a time', () => {
    // Not both: each would undo what the other says.
    const counts = [spec.replicas, autoscaler?.minReplicas].filter((count) => count !== undefined);
    expect(counts).toHaveLength(1);
    expect(counts[0]).toBeGreaterThanOrEqual(2);
    expect(site.named('PodDisruptionBudget', name)).toMatchObject({
      maxUnavailable: 1,
      selector: spec.selector,
    });
    expect(spec.strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
  });

  test('they stand on several machines and in several zones', () => {
    expect(pod).toMatchObject({
      affinity: {
        podAntiAffinity: {
          preferredDuringSchedulingIgnoredDuringExecution: [
            { podAffinityTerm: { topologyKey: 'kubernetes.io/hostname', labelSelector: spec.selector } },
          ],
        },
      },
      topologySpreadConstraints: [
        { topologyKey: 'topology.kubernetes.io/zone', labelSelector: spec.selector },
      ],
    });
  });
});

test('the document server is autoscaled', () => {
  expect(site.ofKind('HorizontalPodAutoscaler').map(({ metadata }) => metadata.name)).toEqual(['shell']);
});

test('of a remote there is one at a time, which its folder of releases outlives', () => {
  for (const name of REMOTE_NAMES) {
    const { spec, pod } = workload(name);
    expect([spec.replicas, spec.strategy]).toEqual([1, { type: 'Recreate' }]);
    expect(pod.volumes).toContainEqual({
      name: 'releases',
      persistentVolumeClaim: { claimName: `${name}-releases` },
    });
  }
});

describe('settings', () => {
  test.each(site.workloads.map((each) => [each.name, each] as const))(
    'each of %s is one that its program reads',
    (name, each) => {
      expect(settingsReadBy(name)).toEqual(expect.arrayContaining(Object.keys(environmentOf(site, each))));
    },
  );

  test('the document server takes them, and finds the API and every remote at their services', () => {
    const config = readConfig(environmentOf(site, workload('shell')));
    const originOf = (name: string) =>
      `http://${name}:${(site.named('Service', name) as { ports: { port: number }[] }).ports[0]?.port}`;
    expect(config.siteUrl).toBe('https://www.example.com');
    expect(config.apiOrigin).toBe(originOf('api'));
    expect(config.apiExtensions.length).toBeGreaterThan(0);
    expect(config.remoteOrigins).toEqual(
      Object.fromEntries(REMOTE_NAMES.map((name) => [name, originOf(name)])),
    );
    for (const name of REMOTE_NAMES)
      expect(environmentOf(site, workload('shell'))).toHaveProperty(variablesOf(name).origin);
  });

  test('the API takes them, with one database for all of them and no sample data', () => {
    const environment = environmentOf(site, workload('api'));
    expect(environment['DATABASE_URL']).toBe('secret:site-database-app');
    expect(readEnvironment({ ...environment, DATABASE_URL: 'postgres://site@database/site' })).toMatchObject({
      ok: true,
      value: { sampleListings: 0, trustProxy: 2 },
    });
    expect(site.objects).toContainEqual(
      expect.objectContaining({
        kind: 'Cluster',
        metadata: expect.objectContaining({ name: 'site-database' }),
      }),
    );
  });

  test('the gateway looks for the document server at its service, whose addresses are those of the pods', () => {
    expect(environmentOf(site, workload('gateway'))).toMatchObject({
      TLS: 'off',
      DOCUMENT_SERVER: 'shell:3000',
    });
    expect(site.named('Service', 'shell')).toMatchObject({ clusterIP: 'None' });
  });

  test('none is a secret', () => {
    for (const settings of site.ofKind('ConfigMap'))
      expect(Object.keys(settings['data'] as object).join()).not.toMatch(/PASSWORD|SECRET|TOKEN|KEY/);
  });
});

describe('with pictures in a bucket', () => {
  const inBucket = readSite('overlays/example-bucket');
  const api = inBucket.workloads.find(({ name }) => name === 'api');
  if (!api) throw new Error('there is no API');

  test('no volume has to be mounted by several machines, and the API mounts none', () => {
    const shared = inBucket
      .ofKind('PersistentVolumeClaim')
      .filter((claim) => (claim['spec'] as { accessModes: string[] }).accessModes.includes('ReadWriteMany'));
    expect(shared).toEqual([]);
    expect(api.pod.volumes).toEqual([{ name: 'tmp', emptyDir: { sizeLimit: '512Mi' } }]);
    expect(api.container.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
  });

  test('whatever of the office works on pictures has its keys, and no claim is mounted that there is not', () => {
    const claims = inBucket.ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    const mounted = inBucket.jobs.flatMap(
      ({ pod }) => JSON.stringify(pod).match(/(?<="claimName":")[^"]+/g) ?? [],
    );
    expect(claims).toEqual(expect.arrayContaining(mounted));
    const keyed = inBucket.jobs.filter(({ container }) =>
      container.envFrom?.some((from) => 'secretRef' in from),
    );
    expect(keyed.map(({ name }) => name).toSorted()).toEqual(['office', 'office-backup']);
  });

  test('the API takes the settings of it, and its keys are a secret', () => {
    const environment = environmentOf(inBucket, api);
    expect(settingsReadBy('api')).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(readEnvironment({ ...environment, DATABASE_URL: 'postgres://site@database/site' })).toMatchObject({
      ok: true,
      value: { mediaBucket: 's3://site-pictures/www.example.com' },
    });
    expect(api.container.envFrom).toEqual([
      { configMapRef: { name: 'api-settings' } },
      { secretRef: { name: 'site-media-bucket' } },
    ]);
  });
});

test('Valkey has no rights, writes nothing, and forgets before it fails', () => {
  const [valkey, ...more] = readSite('valkey').workloads;
  expect(more).toEqual([]);
  expect(valkey?.pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 999 },
  });
  expect(valkey?.container['securityContext']).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(valkey?.container['args']).toEqual([
    '--save',
    '',
    '--appendonly',
    'no',
    '--maxmemory',
    '96mb',
    '--maxmemory-policy',
    'volatile-ttl',
  ]);
});

test('no remote is told anything of the site', () => {
  for (const each of site.workloads.filter(({ name }) => isRemote(name)))
    expect(environmentOf(site, each)).toEqual({ NGINX_WORKERS: '1' });
});

test('the Ingress takes TLS off for the host of the site, and hands everything to the gateway', () => {
  const { rules, tls } = site.named('Ingress', 'site') as {
    rules: { host: string; http: { paths: { backend: { service: { name: string } } }[] } }[];
    tls: { hosts: string[]; secretName: string }[];
  };
  expect(rules.map(({ host }) => host)).toEqual(['www.example.com']);
  expect(tls).toEqual([{ hosts: ['www.example.com'], secretName: 'site-tls' }]);
  expect(rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service))).toEqual([
    { name: 'gateway', port: { name: 'http' } },
  ]);
});
