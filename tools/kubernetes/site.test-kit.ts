import path from 'node:path';
import { root } from '../repository/root.ts';
import { podsOf, readKustomization, type Container, type Manifest } from './read-kustomization.test-kit.ts';

interface Pod {
  containers: readonly SiteContainer[];
  volumes: readonly {
    name: string;
    emptyDir?: { sizeLimit?: string };
    persistentVolumeClaim?: { claimName: string };
  }[];
  [field: string]: unknown;
}

interface Probe {
  httpGet: { path: string; port: string };
}

interface SiteContainer extends Container {
  env?: readonly { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string } } }[];
  envFrom?: readonly { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports: readonly { name: string; containerPort: number }[];
  resources: Record<'requests' | 'limits', Record<string, unknown>>;
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  volumeMounts: readonly { name: string; mountPath: string }[];
}

/** What is done at a time of the day, or when somebody asks for it. */
interface Job {
  name: string;
  /** Of the CronJob. */
  spec: {
    schedule: string;
    suspend?: boolean;
    concurrencyPolicy: string;
    jobTemplate: {
      spec: { activeDeadlineSeconds: number; template: { metadata: { labels: Record<string, string> } } };
    };
  };
  pod: Pod;
  container: SiteContainer;
}

interface Workload {
  name: string;
  /** Of the Deployment. */
  spec: {
    replicas?: number;
    strategy: { type?: string };
    selector: { matchLabels: Record<string, string> };
    template: { metadata: { labels: Record<string, string> } };
  };
  pod: Pod;
  container: SiteContainer;
}

export type Kind =
  | 'ConfigMap'
  | 'CronJob'
  | 'Deployment'
  | 'HorizontalPodAutoscaler'
  | 'Ingress'
  | 'NetworkPolicy'
  | 'PersistentVolumeClaim'
  | 'PodDisruptionBudget'
  | 'Service';

/** The objects of a folder below `deploy/kubernetes`. */
export function readSite(folder: string) {
  const objects = readKustomization(path.join(root, 'deploy/kubernetes', folder));
  const ofKind = (kind: Kind) => objects.filter((object) => object.kind === kind);
  /** What an object says of itself beside its name. */
  const named = (kind: Kind, name: string): unknown => {
    const found = ofKind(kind).find((object) => object.metadata.name === name);
    if (!found) throw new Error(`there is no ${kind} ${name}`);
    return found['spec'] ?? found['data'];
  };
  const running = (object: Manifest) => {
    const [pod] = podsOf(object) as unknown as Pod[];
    const [container, ...more] = pod?.containers ?? [];
    if (!pod || !container || more.length > 0)
      throw new Error(`${object.metadata.name} has not one container`);
    return { name: object.metadata.name, pod, container };
  };
  const workloads = ofKind('Deployment').map((object): Workload => ({
    ...running(object),
    spec: object['spec'] as Workload['spec'],
  }));
  const jobs = ofKind('CronJob').map((object): Job => ({
    ...running(object),
    spec: object['spec'] as Job['spec'],
  }));
  return { objects, ofKind, named, workloads, jobs };
}

export type Site = ReturnType<typeof readSite>;

/** What a workload's container is told from outside; a secret's value stands as `secret:` and its name, and what else it has is not known. */
export function environmentOf(
  site: Site,
  { container }: Pick<Workload, 'container'>,
): Record<string, string> {
  const settings = (container.envFrom ?? []).flatMap(({ configMapRef }) =>
    configMapRef ? [site.named('ConfigMap', configMapRef.name) as Record<string, string>] : [],
  );
  const own = (container.env ?? []).map(({ name, value, valueFrom }): [string, string] => [
    name,
    value ?? `secret:${valueFrom?.secretKeyRef.name}`,
  ]);
  return Object.assign({}, ...settings, Object.fromEntries(own)) as Record<string, string>;
}
