import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { root } from '../repository/root.ts';
import { podsOf, readKustomization, type Manifest } from './read-kustomization.test-kit.ts';

const kubernetes = path.join(root, 'deploy/kubernetes');
const objects = ['overlays/example-bucket', 'overlays/example', 'stages', 'valkey', 'monitoring'].flatMap(
  (folder) => readKustomization(path.join(kubernetes, folder)),
);

/** CloudNativePG's own: its schemas come with it, and there is no package of them for this Node.js. */
const isOfCluster = ({ apiVersion }: Manifest) => !apiVersion.startsWith('postgresql.cnpg.io/');

type Models = Readonly<Record<string, new (data: Manifest) => { validate(): void }>>;

const MODELS: Readonly<Record<string, unknown>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

/** What Kubernetes' own schema of an object has against it. */
function schemaProblem(object: Manifest): string | undefined {
  const Model = (MODELS[object.apiVersion] as Models | undefined)?.[object.kind];
  if (!Model) return `there is no ${object.kind} in ${object.apiVersion}`;
  try {
    new Model(object).validate();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * What the types of the same objects have against fields: the schemas allow any that they do not know, so that a misspelled
 * one would be left out in silence.
 */
function typeProblems(manifests: readonly Manifest[]): string {
  const cache = path.join(root, 'tools/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'manifests-'));
  const lines = manifests.map(
    (object, index) =>
      `export const object${index}: import('kubernetes-models/${object.apiVersion}').I${object.kind} = ${JSON.stringify(object)};`,
  );
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'manifests.ts'), lines.join('\n'));
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext', 'manifests.ts'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return stdout;
}

const deployment = (name: string) =>
  structuredClone(
    objects.find((object) => object.kind === 'Deployment' && object.metadata.name === name),
  ) as Manifest & { spec: Record<string, unknown> };

describe("Kubernetes' own schemas", () => {
  test.each(
    objects
      .filter(isOfCluster)
      .map((object): [string, Manifest] => [`${object.kind} ${object.metadata.name}`, object]),
  )('accept %s', (_name, object) => {
    expect(schemaProblem(object)).toBeUndefined();
  });

  test('know each of its fields', () => {
    expect(typeProblems(objects.filter(isOfCluster))).toBe('');
  });

  test('refuse a value of another type, a kind that there is not, and a field that nobody knows', () => {
    const wrong = deployment('api');
    wrong.spec['replicas'] = 'two';
    expect(schemaProblem(wrong)).toContain('replicas must be integer');
    expect(schemaProblem({ ...wrong, kind: 'Deploiment' })).toContain('there is no Deploiment');
    const misspelled = deployment('api');
    for (const { containers } of podsOf(misspelled)) for (const each of containers) each['volumeMount'] = [];
    expect(typeProblems([misspelled])).toMatch(/"volumeMount".* does not exist in type 'IContainer'/);
  });
});
