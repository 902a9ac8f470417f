import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Route } from '@shared/contract';

const require = createRequire(import.meta.url);
const routeTable = () => path.join(path.dirname(require.resolve('@shared/contract')), 'routes.ts');

/** From 1; undefined where nothing matches. */
function lineOf(text: string, pattern: RegExp): number | undefined {
  const at = text.search(pattern);
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}

interface DefinedPackage {
  name: string;
  /** Absolute. */
  folder: string;
  /** That the route table gives to it. */
  routes: readonly Route[];
  /** The file that says so, relative to the folder. Default: the route table. */
  table?: string;
}

/**
 * Holds a remote's definition against its package.json and the route table, and throws with the lines where they differ: a
 * name that is another one's, and a route without its page. A build would find both late, and in other words.
 */
export function checkDefinition({ name, folder, routes, table }: DefinedPackage): void {
  const file = path.join(folder, 'src/remote.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!text.includes('defineRemote(')) return;
  const [, own = name] = /\bname:\s*['"]([^'"]*)['"]/.exec(text) ?? [];
  if (own !== name)
    throw new Error(
      `${name}/src/remote.ts:${lineOf(text, /\bname:\s*['"]/)}: it calls itself "${own}", and package.json "${name}"`,
    );
  const source = readFileSync(table === undefined ? routeTable() : path.join(folder, table), 'utf8');
  const tableName = table === undefined ? 'shared/contract/src/routes.ts' : `${name}/${table}`;
  // Pages that are named in another file are looked for by the build.
  if (!/\bpages:\s*\{/.test(text)) return;
  const missing = routes.filter(({ id }) => !text.includes(`pages/${id}-page.tsx`));
  if (missing.length > 0)
    throw new Error(
      missing
        .map(
          ({ id, path: route }) =>
            `${name}/src/remote.ts:${lineOf(text, /\bpages:/) ?? 1}: no page for ${route}, which ` +
            `${tableName}:${lineOf(source, new RegExp(`["']?id["']?: ["']${id}["']`))} gives to ${name}; it stands in src/pages/${id}-page.tsx`,
        )
        .join('\n'),
    );
}
