import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@shared/bundler/integrity';
import type { Release, RemoteName } from '@shared/contract';
import { root } from 'tools';

/** A copy of a remote's live release that a test may spoil, in a folder that its origin can serve. */
export interface AlteredRelease {
  folder: string;
  /** Replaces the server bundle; the hash is kept right unless `honest` is false. */
  replaceServerBundle(source: string, honest?: boolean): void;
  /** Goes back to the release as it was built. */
  goBack(): void;
  remove(): void;
}

export function alterRelease(name: RemoteName): AlteredRelease {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(path.join(root, name, 'dist'), folder, { recursive: true });
  const pointer = path.join(folder, 'release.json');
  const built = readFileSync(pointer);
  return {
    folder,
    replaceServerBundle(source, honest = true) {
      const release = JSON.parse(readFileSync(pointer, 'utf8')) as Release;
      if (!release.server) throw new Error(`${name} has no server bundle`);
      const { file } = release.server;
      const id = `${release.version}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
      const altered: Release = {
        ...release,
        folder: `releases/${id}/`,
        builtAt: new Date().toISOString(),
        integrity: honest ? { ...release.integrity, [file]: integrityOf(source) } : release.integrity,
      };
      cpSync(path.join(folder, release.folder), path.join(folder, altered.folder), { recursive: true });
      writeFileSync(path.join(folder, altered.folder, file), source);
      writeFileSync(pointer, JSON.stringify(altered));
    },
    goBack: () => writeFileSync(pointer, built),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
