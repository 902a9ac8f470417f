import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import { root } from 'tools';

/**
 * Writes the module that stands in for the shell's loading of remotes: the same `LoadRemote`, answered by remotes that are
 * linked into the one bundle. Their pages, parcels and words stay lazy, as their definitions say.
 * @returns the module's path
 */
export function writeRemotesModule(folder: string): string {
  const file = path.join(folder, 'bundled-remotes.ts');
  const source = (name: string) =>
    path
      .relative(folder, path.join(root, name, 'src/remote.ts'))
      .split(path.sep)
      .join('/');
  const imports = REMOTE_NAMES.map((name, index) => `import remote${index} from '${source(name)}';`);
  const entries = REMOTE_NAMES.map((name, index) => `  '${name}': remote${index},`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    // What makes roots stands in the entry, as in a program that starts itself.
    `import 'react-dom/client';
${imports.join('\n')}

const remotes = {
${entries.join('\n')}
};

export const startLoading = () => ({
  load: (name) => Promise.resolve({ ok: true, value: remotes[name] }),
  scope: {},
  canDraw: Promise.resolve(),
  completeFederation: () => Promise.resolve(),
});
`,
  );
  return file;
}
