import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@shared/bundler/integrity';
import { parseRelease, releaseId, type Release, type Result } from '@shared/contract';

/** Keeps the last good release of each remote on disk, so that a restart does not depend on every team's origin. */
export interface ReleaseStore {
  read(name: string): Promise<Release | undefined>;
  write(release: Release): Promise<void>;
  /**
   * Path of the release's server bundle, fetched once and checked against its hash each time. Of a remote the five bundles
   * that were asked for last are kept. Rejects when the disk cannot be written to.
   */
  bundle(release: Release, fetchBundle: () => Promise<Result<Buffer>>): Promise<Result<string>>;
}

async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Two may write the same: a development server's bundle has one name for all builds.
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/**
 * Bundles that stay on disk: the live one, a canary, two that make room for them, and one to go back to. Whoever renders from
 * one reads it again when a worker has to be replaced.
 */
const KEPT_BUNDLES = 5;

/** Marks a bundle as used last, and deletes those that were used longest ago. */
async function keepNewest(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
  const folder = path.dirname(file);
  const bundles = (await readdir(folder)).filter((name) => name.endsWith('.cjs'));
  const used = await Promise.all(
    bundles.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = used.toSorted((one, other) => other.at - one.at).slice(KEPT_BUNDLES);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { force: true })));
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
      // To tidy up is no reason not to render.
      const tidied = async () => {
        await keepNewest(file).catch(() => undefined);
        return { ok: true as const, value: file };
      };
      const kept = await readFile(file).catch(() => undefined);
      if (kept && integrityOf(kept) === expected) return tidied();
      const fetched = await fetchBundle();
      if (!fetched.ok) return fetched;
      if (integrityOf(fetched.value) !== expected)
        return { ok: false, error: 'the server bundle does not match its hash' };
      await writeAtomically(file, fetched.value);
      return tidied();
    },
  };
}
