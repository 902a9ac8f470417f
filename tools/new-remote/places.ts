import { variablesOf } from '@shared/contract';

/** A remote as the files outside of its folder name it. */
export interface NewRemote {
  name: string;
  /** Of its first route, without the slash: `mortgage`. */
  id: string;
  /** In words, for the header; to take it out, none is needed. */
  title?: string;
  /** Of its origin; to take it out, none is needed. */
  port?: number;
}

/** A file that names every remote. */
export interface Place {
  /** Relative to the repository. */
  file: string;
  /** The text with the remote in it; throws where the file has changed its shape. */
  add(text: string): string;
  /** The text without it: what `add` got. A remote that it does not name changes nothing. */
  remove(text: string): string;
}

/** The links of header and footer. */
export const SITE_LINKS = 'shell/src/chrome/site-links.ts';

type Change = readonly [before: RegExp, after: string];

const changed = (file: string, text: string, changes: readonly Change[]): string =>
  changes.reduce((result, [before, after]) => {
    if (!before.test(result)) throw new Error(`${file} has no place for the new remote: ${String(before)}`);
    return result.replace(before, after);
  }, text);

const without = (text: string, parts: readonly RegExp[]): string =>
  parts.reduce((result, part) => result.replaceAll(part, ''), text);

/** A block of a list of services: its name, what is indented below it, and the empty line before. */
const serviceBlock = (name: string) => new RegExp(`\\n {2}${name}:\\n(?: {4}.*\\n)*`, 'g');

/** @param last the remote after which it comes */
export function placesOf({ name, id, title = id, port = 0 }: NewRemote, last: string): Place[] {
  const place = (file: string, changes: readonly Change[], parts: readonly RegExp[]): Place => ({
    file,
    add: (text) => changed(file, text, changes),
    remove: (text) => without(text, parts),
  });
  const { origin } = variablesOf(name);
  const lastOrigin = variablesOf(last).origin;
  const cluster = 'deploy/kubernetes';
  return [
    place(
      'shared/contract/src/routes.ts',
      [
        [new RegExp(`'${last}'(,?\\s*)\\] as const;`), `'${last}', '${name}'$1] as const;`],
        [
          /(\n {2}\{ id: 'property-without-id')/,
          `\n  { id: '${id}', path: '/${id}', owner: '${name}', rendering: 'server' },$1`,
        ],
      ],
      [
        new RegExp(`,\\s*'${name}'(?=,?\\s*[\\]'])`, 'g'),
        new RegExp(`\\n {2}\\{[^}]*owner: '${name}'[^}]*\\},`, 'g'),
      ],
    ),
    place(
      SITE_LINKS,
      [
        [/(navigationLinks[\s\S]*?\n)(\];)/, `$1  { href: '/${id}', label: 'nav.${id}', isWide: true },\n$2`],
        [/(quickLinks[\s\S]*?\n)(\];)/, `$1  { href: '/${id}', label: 'nav.${id}' },\n$2`],
      ],
      [new RegExp(`\\n {2}\\{ href: '/${id}', label: 'nav\\.${id}'[^}]*\\},`, 'g')],
    ),
    ...['ar', 'en'].map((language) =>
      place(
        `shell/src/locales/${language}.json`,
        [[/("nav": \{\n {4}"label": .*\n)/, `$1    "${id}": ${JSON.stringify(title)},\n`]],
        // Whatever it was translated to.
        [new RegExp(`(?<="nav": \\{[^}]*)\\n {4}"${id}": "[^"]*",`, 'g')],
      ),
    ),
    place(
      'docker-compose.yml',
      [
        [new RegExp(`(\\n +)(${lastOrigin}: .*)`), `$1$2$1${origin}: \${${origin}:-http://${name}:8080}`],
        [new RegExp(`(\\n +- )${last}\\n`), `$1${last}$1${name}\n`],
        [
          new RegExp(`(\\n +- )${last}-releases:/srv/releases\\n`),
          `$1${last}-releases:/srv/releases

  ${name}:
    <<: *remote
    build:
      <<: *image
      target: remote
      args:
        <<: *arguments
        REMOTE: ${name}
    volumes:
      - ${name}-releases:/srv/releases\n`,
        ],
        [
          new RegExp(`(\\n +- )${last}-releases:(/srv/releases-of/)${last}\\n`),
          `$1${last}-releases:$2${last}$1${name}-releases:$2${name}\n`,
        ],
        [new RegExp(`\\n {2}${last}-releases:\\n`), `\n  ${last}-releases:\n  ${name}-releases:\n`],
      ],
      [
        serviceBlock(name),
        new RegExp(` +${origin}: .*\\n`, 'g'),
        new RegExp(` +- ${name}\\n`, 'g'),
        new RegExp(` +- ${name}-releases:.*\\n`, 'g'),
        new RegExp(` {2}${name}-releases:\\n`, 'g'),
      ],
    ),
    place(
      `${cluster}/base/remotes/kustomization.yaml`,
      [[new RegExp(`(\\n +- )${last}\\.yaml\\n`), `$&  - ${name}.yaml\n`]],
      [new RegExp(` +- ${name}\\.yaml\\n`, 'g')],
    ),
    place(
      `${cluster}/base/settings/shell.env`,
      [[new RegExp(`\\n${lastOrigin}=.*\\n`), `$&${origin}=http://${name}:8080\n`]],
      [new RegExp(`(?<=\\n)${origin}=.*\\n`, 'g')],
    ),
    place(
      `${cluster}/overlays/example/kustomization.yaml`,
      [
        [
          new RegExp(`  - name: ${last}\\n    newName: (.*/)${last}\\n    newTag: (.*)\\n`),
          `$&  - name: ${name}\n    newName: $1${name}\n    newTag: $2\n`,
        ],
      ],
      [new RegExp(` {2}- name: ${name}\\n {4}newName: .*\\n {4}newTag: .*\\n`, 'g')],
    ),
    place(
      'e2e/kit/every-route.ts',
      [[/(const EVERY_ROUTE = \[[^\]]*\n)(\];)/, `$1  '/${id}',\n$2`]],
      [new RegExp(`(?<=const EVERY_ROUTE = \\[[^\\]]*)\\n {2}'/${id}',`, 'g')],
    ),
    place(
      'bench/src/measures/controls.ts',
      [[/(\n {2}'\*': \[)/, `\n  '/${id}': HEADER,$1`]],
      [new RegExp(`\\n {2}'/${id}': HEADER,`, 'g')],
    ),
    place(
      'deploy/stages.yml',
      [[new RegExp(`\\n {2}${last}:\\n( +ports:\\n.*:)\\d+:8080'\\n`), `$&\n  ${name}:\n$1${port}:8080'\n`]],
      [serviceBlock(name)],
    ),
  ];
}

/** A remote's own file for the cluster, written after another one's. */
export const clusterFile = (name: string) => `deploy/kubernetes/base/remotes/${name}.yaml`;
