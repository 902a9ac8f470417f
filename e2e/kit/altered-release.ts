import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@shared/bundler/integrity';
import { releaseId, type Release, type RemoteName } from '@shared/contract';
import { root } from 'tools';

/** A copy of a remote's live release that a test may change, in a folder that its origin can serve. */
export interface AlteredRelease {
  folder: string;
  /** Replaces the server bundle; the hash is kept right unless `honest` is false. */
  replaceServerBundle(source: string, honest?: boolean): void;
  /** Replaces a text wherever the browser's files and the server bundle have it, as a change of words would. */
  replaceText(from: string, to: string): void;
  /**
   * Keeps another release beside the live one, which stays live, and of which the browser's files say other things, as code that is
   * wrong in the browser alone. @returns its id
   */
  holdWith(changes: readonly (readonly [from: string, to: string])[]): string;
  /** Goes back to the release as it was built. */
  goBack(): void;
  remove(): void;
}

/** As containers hold it, which say once by what it was made. */
const hashOf = (text: string) => integrityOf(text).replace('sha384-', '');

export function alterRelease(name: RemoteName): AlteredRelease {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(path.join(root, name, 'dist'), folder, { recursive: true });
  const pointer = path.join(folder, 'release.json');
  const built = readFileSync(pointer);
  const live = () => JSON.parse(readFileSync(pointer, 'utf8')) as Release;

  /** Keeps the live release with other files, under an id that is made of them. */
  function keep(files: ReadonlyMap<string, string>, integrity: Release['integrity']): Release {
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
    writeFileSync(path.join(folder, altered.folder, 'release.json'), JSON.stringify(altered));
    return altered;
  }
  const publish = (...other: Parameters<typeof keep>) =>
    writeFileSync(pointer, JSON.stringify(keep(...other)));

  /** Those of the live release's files that another text makes others, with what follows from that in files that know their hashes. */
  function changed(
    changes: readonly (readonly [from: string, to: string])[],
    begin = '',
  ): Parameters<typeof keep> {
    const release = live();
    const files = new Map(
      Object.keys(release.integrity).map((file) => [
        file,
        readFileSync(path.join(folder, release.folder, file), 'utf8'),
      ]),
    );
    const others = new Set<string>();
    const replace = (text: string, by: string, isMeant: (file: string) => boolean) => {
      let count = 0;
      for (const [file, source] of files) {
        if (!isMeant(file) || !source.includes(text)) continue;
        count += 1;
        files.set(file, source.replaceAll(text, by));
        others.add(file);
        // The container holds the hashes of the files that it loads.
        replace(hashOf(source), hashOf(source.replaceAll(text, by)), () => true);
      }
      return count;
    };
    for (const [from, to] of changes)
      if (replace(from, to, (file) => file.startsWith(begin)) === 0)
        throw new Error(`${name} says “${from}” nowhere`);
    const altered = [...files].filter(([file]) => others.has(file));
    return [
      new Map(altered),
      Object.fromEntries(altered.map(([file, source]) => [file, integrityOf(source)])),
    ];
  }

  return {
    folder,
    replaceServerBundle(source, honest = true) {
      const { server } = live();
      if (!server) throw new Error(`${name} has no server bundle`);
      publish(new Map([[server.file, source]]), honest ? { [server.file]: integrityOf(source) } : {});
    },
    replaceText: (from, to) => publish(...changed([[from, to]])),
    holdWith: (changes) => releaseId(keep(...changed(changes, 'browser/'))),
    goBack: () => writeFileSync(pointer, built),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
