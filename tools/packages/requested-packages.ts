import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { requestsOf } from '../circles/requests.ts';

const SOURCE = /\.[cm]?[jt]sx?$/;

/** `@scope/name` of `@scope/name/part`; undefined of what is no package. */
function packageOf(request: string): string | undefined {
  if (/^[./]|:/.test(request) || isBuiltin(request)) return undefined;
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * What is found at run time by its name: `import.meta.resolve('webpack')`, `packageName: 'react'` of the shared libraries.
 */
const RESOLVED = /(?:\bresolve\(|\bpackageName:)\s*'([^']+)'/g;

/** Names of the packages that the sources and declarations below a folder ask for, its own name left out. */
export function requestedPackages(folder: string, own: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    SOURCE.test(file),
  );
  const requests = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...requestsOf(file, text), ...Array.from(text.matchAll(RESOLVED), ([, request = '']) => request)];
  });
  const names = requests.flatMap((request) => packageOf(request) ?? []);
  return [...new Set(names)].filter((name) => name !== own).toSorted();
}
