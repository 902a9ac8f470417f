import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../repository/root.ts';

/** Relative imports name sources, which are not beside the declarations: `./a.ts` is `./a.d.ts` there by any name but that. */
const RELATIVE = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g;

/**
 * Writes the declarations of these source files, by one run of the compiler. They are all named: a file that is only led to, and by another
 * package, counts as somebody else's there, and whether it is written hangs on who led to it first.
 * @param sources absolute
 * @param output absolute; holds `<package>/src/…d.ts` then
 */
export async function writeDeclarations(sources: readonly string[], output: string): Promise<void> {
  // Within the repository: what is installed is looked for from where the configuration is. Where git does not look: among the sources
  // it would make every part look as if it had to be built anew.
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'declarations-'));
  const project = path.join(folder, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        incremental: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: path.join(root, 'shared'),
        outDir: output,
      },
      // Ambient declarations, as of fonts, are led to by nothing.
      files: [...sources, path.join(root, 'shared/ui/src/fonts/woff2.d.ts')],
    }),
  );
  try {
    await promisify(execFile)(path.join(root, 'node_modules/.bin/tsc'), ['-p', project]);
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    throw new Error(`the declarations were not written: ${stdout}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const target = path.join(output, file);
    writeFileSync(target, readFileSync(target, 'utf8').replaceAll(RELATIVE, '$1$2'));
  }
}
