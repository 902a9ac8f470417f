import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../repository/root.ts';
import { readKustomization, type Manifest } from './read-kustomization.test-kit.ts';

const kubernetes = path.join(root, 'deploy/kubernetes');

/** Kustomize 5 knows all that our files use; older ones of some distributions do not. */
const kustomize = () => {
  const { stdout } = spawnSync('kubectl', ['version', '--client'], { encoding: 'utf8' });
  return /^Kustomize Version: v([5-9]|\d\d)\./m.test(stdout);
};

const sorted = (objects: readonly Manifest[]) =>
  objects
    .map((object): [string, Manifest] => [`${object.kind} ${object.metadata.name}`, object])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

if (kustomize())
  test.each(['base', 'overlays/example', 'overlays/example-bucket', 'stages'])(
    '%s is read as Kustomize itself does',
    (folder) => {
      const { stdout, stderr } = spawnSync('kubectl', ['kustomize', path.join(kubernetes, folder)], {
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      const named = stdout.replaceAll(/(-settings)-[a-z\d]{10}\b/g, '$1');
      const real = parseAllDocuments(named).map((document) => document.toJS() as Manifest);
      expect(sorted(readKustomization(path.join(kubernetes, folder)))).toEqual(sorted(real));
    },
  );

test('what it does not know is refused, not left out', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kustomization-'));
  writeFileSync(path.join(folder, 'kustomization.yaml'), 'namePrefix: our-\n');
  expect(() => readKustomization(folder)).toThrow('this reader knows no namePrefix');
  rmSync(folder, { recursive: true });
});
