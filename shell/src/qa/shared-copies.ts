import { getInstance } from '@module-federation/enhanced/runtime';

interface SharedCopy {
  from: string;
  loaded?: boolean;
  lib?: unknown;
}

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

/** Finds shared libraries that are on the page in several versions, as the federation runtime knows them. */
export function duplicateLibraries(): DuplicateLibrary[] {
  const scope = (getInstance()?.shareScopeMap['default'] ?? {}) as Record<string, Record<string, SharedCopy>>;
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
