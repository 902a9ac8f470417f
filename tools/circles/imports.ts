import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { requestsOf } from './requests.ts';

/** One file imports another; both relative to the root, with forward slashes. */
export interface Import {
  from: string;
  to: string;
}

const SOURCE = /\.[cm]?[jt]sx?$/;
/** What is installed or built is no source; nor is what stands in a hidden folder. */
const NO_SOURCES = /^(?:\..*|node_modules|dist|dist-development)$/;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NO_SOURCES.test(entry.name) ? [] : sourceFiles(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

/** A package may answer a browser with one file and Node.js with another; an import of it counts for both. */
const resolvers = ['browser', 'node'].map(
  (platform) =>
    new ResolverFactory({
      conditionNames: [platform, 'types', 'import', 'require', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'],
    }),
);

/**
 * Every import of one source file by another below a folder, through the packages of its workspace too. What leads
 * elsewhere, or nowhere, is left out: an installed package, a file that is no source, a wrong address.
 */
export function readImports(folder: string): Import[] {
  const root = realpathSync(folder);
  const files = sourceFiles(root).toSorted();
  const known = new Set(files);
  const nameOf = (file: string) => path.relative(root, file).split(path.sep).join('/');
  return files.flatMap((file) => {
    const targets = requestsOf(file, readFileSync(file, 'utf8')).flatMap((request) =>
      resolvers.flatMap((resolver) => resolver.sync(path.dirname(file), request).path ?? []),
    );
    return [...new Set(targets)]
      .filter((target) => target !== file && known.has(target))
      .map((target) => ({ from: nameOf(file), to: nameOf(target) }));
  });
}
