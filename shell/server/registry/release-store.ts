import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@shared/bundler/integrity';
import { parseRelease, releaseId, type Release, type Result } from '@shared/contract';

/** Keeps the last good release of each remote on disk, so that a restart does not depend on every team's origin. */
export interface ReleaseStore {
  read(name: string): Promise<Release | undefined>;
  write(release: Release): Promise<void>;
  /** Path of the release's server bundle, fetched once and checked against its hash each time. */
  bundle(release: Release, fetchBundle: () => Promise<Result<Buffer>>): Promise<Result<string>>;
}

async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

export function createReleaseStore(folder: string): ReleaseStore {
  const pointer = (name: string) => path.resolve(folder, name, 'release.json');

  return {
    async read(name) {
      try {
        const parsed = parseRelease(JSON.parse(await readFile(pointer(name), 'utf8')));
        return parsed.ok ? parsed.value : undefined;
      } catch {
        return undefined;
      }
    },
    write: (release) => writeAtomically(pointer(release.name), JSON.stringify(release)),
    async bundle(release, fetchBundle) {
      if (!release.server) return { ok: false, error: 'the release has no server bundle' };
      const expected = release.integrity[release.server.file];
      const file = path.resolve(folder, release.name, `${releaseId(release)}.cjs`);
      const kept = await readFile(file).catch(() => undefined);
      if (kept && integrityOf(kept) === expected) return { ok: true, value: file };
      const fetched = await fetchBundle();
      if (!fetched.ok) return fetched;
      if (integrityOf(fetched.value) !== expected)
        return { ok: false, error: 'the server bundle does not match its hash' };
      await writeAtomically(file, fetched.value);
      return { ok: true, value: file };
    },
  };
}
