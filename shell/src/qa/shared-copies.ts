import type { SharedCopy } from '@shared/host/federation';

/** A library of which the page has run more than one copy. */
export interface DuplicateLibrary {
  library: string;
  /** `react 19.3.1 (shell)`. */
  copies: readonly string[];
  /** The command that brings them together again. */
  cure: string;
}

const packageOf = (library: string) =>
  library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');

/** Finds shared libraries of which the page runs several versions. */
export function duplicateLibraries(
  scope: Readonly<Record<string, Readonly<Record<string, Pick<SharedCopy, 'from' | 'loaded' | 'lib'>>>>>,
): DuplicateLibrary[] {
  return Object.entries(scope).flatMap(([library, versions]) => {
    const used = Object.entries(versions).filter(
      ([, { loaded, lib }]) => loaded === true || lib !== undefined,
    );
    if (used.length < 2) return [];
    const [wanted] = used.find(([, { from }]) => from === 'shell') ?? used[0] ?? ['latest'];
    const others = used
      .filter(([version]) => version !== wanted)
      .map(([, { from }]) => from.replaceAll('_', '-'));
    return [
      {
        library,
        copies: used.map(([version, { from }]) => `${library} ${version} (${from.replaceAll('_', '-')})`),
        cure: others.map((name) => `npm install ${packageOf(library)}@${wanted} -w ${name}`).join(' && '),
      },
    ];
  });
}
