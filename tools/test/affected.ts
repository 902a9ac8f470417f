import type { Workspace } from '../repository/workspaces.ts';

export interface Affected {
  /** Folders of the packages in which something has changed, and of all that stand on them. */
  folders: readonly string[];
  /** Whether something has changed that belongs to no package: what that affects is not known. */
  everything: boolean;
}

/** Files that no test depends on. */
const WITHOUT_EFFECT = /(?:^|\/)(?:docs\/|README\.md$|LICENSE$|[^/]*\.md$)/;

/** What a change of these files, relative to the repository, can affect. */
export function affectedBy(files: readonly string[], workspaces: readonly Workspace[]): Affected {
  const relevant = files.filter((file) => !WITHOUT_EFFECT.test(file));
  const ownerOf = (file: string) => workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
  const affected = new Set(relevant.map(ownerOf).filter((owner) => owner !== undefined));
  for (const each of affected)
    for (const other of workspaces) if (other.dependencies.includes(each.name)) affected.add(other);
  return {
    folders: [...affected].map(({ folder }) => folder).toSorted(),
    everything: relevant.some((file) => !ownerOf(file)),
  };
}

/** How an end-to-end suite begins: what it looks at, as folders, `every remote` or `the whole site`. */
const DECLARATION = /^\/\/ Looks at: (.+)\n/;

/** The folders that a suite declares, `undefined` where it declares nothing. */
export function declaredBy(suite: string, remotes: readonly string[]): readonly string[] | undefined {
  const [, words] = DECLARATION.exec(suite) ?? [];
  if (words === 'the whole site') return ['shell', 'api', ...remotes];
  if (words === 'every remote') return remotes;
  return words?.split(', ');
}
