import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository/root.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What stands in the templates' places: `{{name}}`, `{{path}}`, … and the versions of what every remote takes. */
export type Fills = Readonly<Record<string, string>>;

interface Filled {
  name: string;
  /** Of one segment: `/mortgage`. */
  route: string;
  /** Of its origin on this machine. */
  port: number;
}

export function fillsOf({ name, route, port }: Filled): Fills {
  const id = route.slice(1);
  const words = id.split('-');
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'mf-portal/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return {
    name,
    id,
    key: /^[a-z]\w*$/.test(id) ? id : `'${id}'`,
    path: route,
    title: capital(words.join(' ')),
    Component: words.map(capital).join('').replace(/^\d/, 'Page$&'),
    port: String(port),
    ...dependencies,
  };
}

/** Writes the files of a folder of templates, `tools/new-remote/<template>`, with what stands in their places. */
export function writeTemplate(template: string, target: string, fills: Fills): void {
  const fill = (text: string) =>
    text.replaceAll(/\{\{([\w-]+)\}\}/g, (token, key: string) => fills[key] ?? token);
  const folder = path.join(root, 'tools/new-remote', template);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.template')) continue;
    const name = fill(file.replace(/\.template$/, '')).replace(/^gitignore$/, '.gitignore');
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    writeFileSync(path.join(target, name), fill(readFileSync(path.join(folder, file), 'utf8')));
  }
}
