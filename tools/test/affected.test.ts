import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import { root } from '../repository/root.ts';
import type { Workspace } from '../repository/workspaces.ts';
import { affectedBy, declaredBy } from './affected.ts';

const workspaces: readonly Workspace[] = [
  { folder: 'shared/contract', name: '@shared/contract', dependencies: [] },
  { folder: 'shared/ui', name: '@shared/ui', dependencies: ['@shared/contract', 'react'] },
  { folder: 'mf-blog', name: 'mf-blog', dependencies: ['@shared/ui'] },
  { folder: 'mf-forms', name: 'mf-forms', dependencies: ['@shared/contract'] },
  { folder: 'api', name: 'api', dependencies: [] },
];

describe('what a change can affect', () => {
  it('is its own package and all that stand on it, over several floors', () => {
    expect(affectedBy(['shared/ui/src/button.tsx'], workspaces)).toEqual({
      folders: ['mf-blog', 'shared/ui'],
      everything: false,
    });
    expect(affectedBy(['shared/contract/src/routes.ts'], workspaces).folders).toEqual([
      'mf-blog',
      'mf-forms',
      'shared/contract',
      'shared/ui',
    ]);
    expect(affectedBy(['mf-forms/src/a.ts', 'api/src/b.ts'], workspaces).folders).toEqual([
      'api',
      'mf-forms',
    ]);
  });

  it('is everything where a file belongs to no package, and nothing where it is a text', () => {
    expect(affectedBy(['package-lock.json'], workspaces).everything).toBe(true);
    expect(affectedBy(['docs/qa.md', 'README.md', 'mf-blog/README.md'], workspaces)).toEqual({
      folders: [],
      everything: false,
    });
  });
});

describe('what an end-to-end suite declares', () => {
  it('is read from its first line', () => {
    expect(declaredBy('// Looks at: shell, mf-blog\nimport', REMOTE_NAMES)).toEqual(['shell', 'mf-blog']);
    expect(declaredBy('// Looks at: every remote\n', REMOTE_NAMES)).toEqual(REMOTE_NAMES);
    expect(declaredBy('// Looks at: the whole site\n', ['mf-a'])).toEqual(['shell', 'api', 'mf-a']);
    expect(declaredBy('import', REMOTE_NAMES)).toBeUndefined();
  });

  const suites = readdirSync(path.join(root, 'e2e')).filter((file) => file.endsWith('.test.ts'));
  it.each(suites)('%s names folders that there are', (file) => {
    const declared = declaredBy(readFileSync(path.join(root, 'e2e', file), 'utf8'), REMOTE_NAMES) ?? [];
    expect(declared.length).toBeGreaterThan(0);
    expect(declared.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
  });
});
