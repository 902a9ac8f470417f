import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@shared/bundler/integrity';
import type { Release, RemoteName } from '@shared/contract';
import { root } from 'tools';

/** A copy of a remote's live release that a test may change, in a folder that its origin can serve. */
export interface AlteredRelease {
  folder: string;
  /** Replaces the server bundle; the hash is kept right unless `honest` is false. */
  replaceServerBundle(source: string, honest?: boolean): void;
  /** Replaces a text wherever the browser's files and the server bundle have it, as a change of words would. */
  replaceText(from: string, to: string): void;
  /** Goes back to the release as it was built. */
  goBack(): void;
  remove(): void;
}

export function alterRelease(name: RemoteName): AlteredRelease {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(path.join(root, name, 'dist'), folder, { recursive: true });
  const pointer = path.join(folder, 'release.json');
  const built = readFileSync(pointer);
  const live = () => JSON.parse(readFileSync(pointer, 'utf8')) as Release;

  /** Publishes the live release with other files, under an id that is made of them. */
  function publish(files: ReadonlyMap<string, string>, integrity: Release['integrity']): void {
    // Copies against earlier scripts hold what the files were.
    const { dictionaries: _of, ...release } = live();
    const hash = createHash('sha256')
      .update([...files.values()].join(''))
      .digest('hex');
    const altered: Release = {
      ...release,
      folder: `releases/${release.version}-${hash.slice(0, 8)}/`,
      builtAt: new Date().toISOString(),
      integrity: { ...release.integrity, ...integrity },
    };
    cpSync(path.join(folder, release.folder), path.join(folder, altered.folder), { recursive: true });
    for (const [file, source] of files) {
      const written = path.join(folder, altered.folder, file);
      writeFileSync(written, source);
      // Made of what it was.
      for (const encoding of ['br', 'gz']) rmSync(`${written}.${encoding}`, { force: true });
    }
    writeFileSync(pointer, JSON.stringify(altered));
  }

  return {
    folder,
    replaceServerBundle(source, honest = true) {
      const { server } = live();
      if (!server) throw new Error(`${name} has no server bundle`);
      publish(new Map([[server.file, source]]), honest ? { [server.file]: integrityOf(source) } : {});
    },
    replaceText(from, to) {
      const release = live();
      const files = new Map(
        Object.keys(release.integrity).map((file) => [
          file,
          readFileSync(path.join(folder, release.folder, file), 'utf8'),
        ]),
      );
      const changed = new Set<string>();
      const replace = (text: string, by: string) => {
        for (const [file, source] of files) {
          if (!source.includes(text)) continue;
          files.set(file, source.replaceAll(text, by));
          changed.add(file);
          // The container holds the hashes of the files that it loads.
          replace(integrityOf(source), integrityOf(source.replaceAll(text, by)));
        }
      };
      replace(from, to);
      if (changed.size === 0) throw new Error(`${name} says “${from}” nowhere`);
      const altered = [...files].filter(([file]) => changed.has(file));
      publish(
        new Map(altered),
        Object.fromEntries(altered.map(([file, source]) => [file, integrityOf(source)])),
      );
    },
    goBack: () => writeFileSync(pointer, built),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
