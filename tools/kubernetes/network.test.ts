import { REMOTE_NAMES } from '@shared/contract';
import { readSite, type Site } from './site.test-kit.ts';

type Labels = Readonly<Record<string, string>>;

interface Peer {
  podSelector?: { matchLabels?: Labels };
  namespaceSelector?: { matchLabels: Labels };
}

interface Rule {
  from?: readonly Peer[];
  to?: readonly Peer[];
  ports: readonly { protocol?: string; port: number }[];
}

interface Policy {
  podSelector: { matchLabels?: Labels };
  policyTypes: readonly ('Ingress' | 'Egress')[];
  ingress?: readonly Rule[];
  egress?: readonly Rule[];
}

const DATABASE = 'site-database';

/** Labels of every pod; the database's are given by its operator. */
const podsOf = (site: Site) => [
  ...site.workloads.map(({ name, spec }) => ({ name, labels: spec.template.metadata.labels })),
  ...site.jobs.map(({ name, spec }) => ({ name, labels: spec.jobTemplate.spec.template.metadata.labels })),
  { name: DATABASE, labels: { 'cnpg.io/cluster': DATABASE } as Labels },
];

const matches = (labels: Labels, wanted: Labels = {}) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);

/** Every way that the policies leave open, a line each. */
function openWays(site: Site): { into: string[]; outOf: string[] } {
  const pods = podsOf(site);
  const named = ({ podSelector, namespaceSelector }: Peer): string[] => {
    if (namespaceSelector)
      return [
        [
          ...Object.values(namespaceSelector.matchLabels),
          ...Object.values(podSelector?.matchLabels ?? {}),
        ].join('/'),
      ];
    const found = pods.filter(({ labels }) => matches(labels, podSelector?.matchLabels));
    // A policy for pods that there are none of is a mistake in its labels.
    if (found.length === 0) throw new Error(`no pod has ${JSON.stringify(podSelector)}`);
    return found.map(({ name }) => name);
  };
  const ways = (rules: readonly Rule[] = []) =>
    rules.flatMap(({ from, to, ports }) =>
      ((from ?? to)?.flatMap(named) ?? ['anywhere']).flatMap((peer) =>
        ports.map(({ protocol = 'TCP', port }) => ({
          peer,
          port: protocol === 'TCP' ? String(port) : `${port} ${protocol}`,
        })),
      ),
    );
  const policies = site.ofKind('NetworkPolicy').map((object) => object['spec'] as Policy);
  const each = policies.flatMap((policy) =>
    named({ podSelector: policy.podSelector }).map((name) => ({ name, policy })),
  );
  return {
    into: each.flatMap(({ name, policy }) =>
      ways(policy.ingress).map(({ peer, port }) => `${peer} → ${name}:${port}`),
    ),
    outOf: each.flatMap(({ name, policy }) =>
      ways(policy.egress).map(({ peer, port }) => `${name} → ${peer}:${port}`),
    ),
  };
}

const NAMES = ['53 UDP', '53'].map((port) => `kube-system/kube-dns:${port}`);
const asksNames = (name: string) => NAMES.map((server) => `${name} → ${server}`);

/** What the office does, by the day or when it wants to. */
const OFFICE = ['office', 'office-backup', 'office-purge'];

/** Between the parts of the site. */
const BETWEEN = [
  'gateway → shell:3000',
  ...REMOTE_NAMES.map((name) => `shell → ${name}:8080`),
  'shell → api:3010',
  'api → site-database:5432',
  ...OFFICE.map((name) => `${name} → site-database:5432`),
];
const DATABASES_OWN = ['5432', '8000'].map((port) => `site-database → site-database:${port}`);

test('everything is denied that nothing allows', () => {
  const site = readSite('base');
  expect(site.named('NetworkPolicy', 'default-deny') as Policy).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
});

test('the open ways are these and no others; a remote reaches nothing, and what the office runs the database alone', () => {
  const { into, outOf } = openWays(readSite('overlays/example'));
  expect(into.toSorted()).toEqual(
    [
      'ingress-nginx → gateway:8080',
      ...BETWEEN,
      ...DATABASES_OWN,
      'cnpg-system → site-database:5432',
      'cnpg-system → site-database:8000',
    ].toSorted(),
  );
  expect(outOf.toSorted()).toEqual(
    [
      ...BETWEEN,
      ...['gateway', 'shell', 'api', DATABASE, ...OFFICE].flatMap(asksNames),
      ...DATABASES_OWN,
      'site-database → anywhere:443',
      'site-database → anywhere:6443',
    ].toSorted(),
  );
});

/** What is open at a site besides what is so at the example. */
function moreThanExample(site: Site): { into: string[]; outOf: string[] } {
  const [before, after] = [openWays(readSite('overlays/example')), openWays(site)];
  const added = (side: 'into' | 'outOf') =>
    after[side].filter((way) => !before[side].includes(way)).toSorted();
  return { into: added('into'), outOf: added('outOf') };
}

/** The same where a folder is named in an overlay too. */
function addedBy(folder: string): { into: string[]; outOf: string[] } {
  const more = readSite(folder);
  const base = readSite('overlays/example');
  const both: Site = {
    ...base,
    workloads: [...base.workloads, ...more.workloads],
    ofKind: (kind) => [...base.ofKind(kind), ...more.ofKind(kind)],
  };
  return moreThanExample(both);
}

test('where stages are open, remotes reach the API and the name service besides', () => {
  const toApi = REMOTE_NAMES.map((name) => `${name} → api:3010`);
  expect(addedBy('stages')).toEqual({
    into: toApi.toSorted(),
    outOf: [...toApi, ...REMOTE_NAMES.flatMap(asksNames)].toSorted(),
  });
});

test('with pictures in a bucket the API and the office reach other servers by HTTPS besides', () => {
  expect(moreThanExample(readSite('overlays/example-bucket'))).toEqual({
    into: [],
    outOf: ['api', ...OFFICE].map((name) => `${name} → anywhere:443`),
  });
});

test('with Valkey the API reaches it, and it reaches nothing', () => {
  expect(addedBy('valkey')).toEqual({ into: ['api → valkey:6379'], outOf: ['api → valkey:6379'] });
});

test('with monitoring Prometheus reaches figures, and both programs a collector', () => {
  expect(addedBy('monitoring')).toEqual({
    into: ['monitoring → api:9464', 'monitoring → shell:9464'],
    outOf: ['api → monitoring:4318', 'shell → monitoring:4318'],
  });
});
