import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** An object as it is given to a cluster. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string } & Record<string, unknown>;
  [field: string]: unknown;
}

interface Target {
  kind: string;
  name: string;
}

interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace?: string;
  resources?: readonly string[];
  components?: readonly string[];
  configMapGenerator?: readonly {
    name: string;
    behavior?: 'merge';
    envs?: readonly string[];
    literals?: readonly string[];
  }[];
  images?: readonly { name: string; newName: string; newTag: string }[];
  replicas?: readonly { name: string; count: number }[];
  patches?: readonly { target: Target; patch: string }[];
  replacements?: readonly {
    source: Target & { fieldPath: string; options: { delimiter: string; index: number } };
    targets: readonly { select: Target; fieldPaths: readonly string[] }[];
  }[];
}

const KNOWN = [
  'apiVersion',
  'kind',
  'namespace',
  'resources',
  'components',
  'configMapGenerator',
  'images',
  'replicas',
  'patches',
  'replacements',
];

type Parent = Record<string, unknown>;

/** What holds the last part of a path, and that part. */
function placeOf(object: unknown, parts: readonly string[]): [parent: Parent, last: string] {
  const last = parts.at(-1) ?? '';
  const parent = parts
    .slice(0, -1)
    .reduce<unknown>((each, part) => (each as Parent | undefined)?.[part], object);
  if (typeof parent !== 'object' || parent === null)
    throw new Error(`there is nothing at ${parts.slice(0, -1).join('.')}`);
  return [parent as Parent, last];
}

const pairsOf = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);

function selected(objects: readonly Manifest[], { kind, name }: Target): Manifest {
  const found = objects.find((object) => object.kind === kind && object.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
}

interface Operation {
  op: string;
  path: string;
  value: unknown;
}

/** RFC 6902, of which `add` and `replace` of a field of an object are used, and `add` at the end of a list. */
function patch(object: Manifest, { op, path: pointer, value }: Operation): void {
  const [parent, last] = placeOf(object, pointer.split('/').slice(1));
  if (Array.isArray(parent) && op === 'add' && last === '-') {
    parent.push(value);
    return;
  }
  if (Array.isArray(parent) || last.includes('~') || !['add', 'replace'].includes(op))
    throw new Error(`this reader knows no ${op} ${pointer}`);
  if (op === 'replace' && !(last in parent)) throw new Error(`there is nothing to replace at ${pointer}`);
  parent[last] = value;
}

/** A patch is a list of operations, or says that the object goes. */
function patchAll(objects: Manifest[], target: Target, text: string): void {
  const object = selected(objects, target);
  const operations = parse(text) as Operation[] | Parent;
  if (Array.isArray(operations)) for (const operation of operations) patch(object, operation);
  else if (operations['$patch'] === 'delete') objects.splice(objects.indexOf(object), 1);
  else throw new Error('this reader knows no patch by a part of an object');
}

function setImages(objects: readonly Manifest[], images: NonNullable<Kustomization['images']>): void {
  for (const { containers } of objects.flatMap(podsOf))
    for (const container of containers) {
      const image = images.find(({ name }) => container.image.split(':')[0] === name);
      if (image) container.image = `${image.newName}:${image.newTag}`;
    }
}

export interface Container {
  name: string;
  image: string;
  [field: string]: unknown;
}

/** The pods that an object describes. */
export function podsOf({ spec }: Manifest): { containers: Container[]; [field: string]: unknown }[] {
  type Templated = { template?: { spec: { containers: Container[] } } };
  const { jobTemplate, template } = (spec ?? {}) as Templated & { jobTemplate?: { spec: Templated } };
  const described = (jobTemplate?.spec ?? { template }).template;
  return described ? [described.spec] : [];
}

/**
 * The objects of a folder's kustomization, as `kubectl kustomize` makes them, but for the order, and for the hashes at the end
 * of generated names: of Kustomize it knows what our files use, and throws on the rest. For machines without that program.
 */
export function readKustomization(folder: string): Manifest[] {
  return kustomized(folder, []);
}

/** @param given what a component is applied to */
function kustomized(folder: string, given: readonly Manifest[]): Manifest[] {
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const file = parse(text('kustomization.yaml')) as Kustomization;
  const unknown = Object.keys(file).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0) throw new Error(`this reader knows no ${unknown.join(', ')}`);

  const resources = (file.resources ?? []).flatMap((resource): Manifest[] =>
    statSync(path.join(folder, resource)).isDirectory()
      ? readKustomization(path.join(folder, resource))
      : parseAllDocuments(text(resource)).map((document) => document.toJS() as Manifest),
  );
  const objects = (file.components ?? []).reduce<Manifest[]>(
    (each, component) => kustomized(path.join(folder, component), each),
    [...given, ...resources],
  );
  for (const { name, behavior, envs = [], literals = [] } of file.configMapGenerator ?? []) {
    const data = Object.fromEntries(
      pairsOf([...envs.flatMap((each) => text(each).split('\n')), ...literals]),
    );
    if (behavior === 'merge') {
      const merged = selected(objects, { kind: 'ConfigMap', name });
      merged['data'] = { ...(merged['data'] as object), ...data };
    } else objects.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
  }
  for (const object of objects) {
    if (!file.namespace) continue;
    if (object.kind === 'Namespace') object.metadata.name = file.namespace;
    else object.metadata.namespace = file.namespace;
  }
  for (const { target, patch: operations } of file.patches ?? []) patchAll(objects, target, operations);
  setImages(objects, file.images ?? []);
  for (const { name, count } of file.replicas ?? [])
    (selected(objects, { kind: 'Deployment', name })['spec'] as Parent)['replicas'] = count;
  for (const { source, targets } of file.replacements ?? []) {
    const [parent, last] = placeOf(selected(objects, source), source.fieldPath.split('.'));
    const value = String(parent[last]).split(source.options.delimiter)[source.options.index];
    for (const { select, fieldPaths } of targets)
      for (const fieldPath of fieldPaths) {
        const [place, field] = placeOf(selected(objects, select), fieldPath.split('.'));
        place[field] = value;
      }
  }
  return objects;
}
