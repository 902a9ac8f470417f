import {
  parseRelease,
  parseReleasePointer,
  type Release,
  type ReleasePointer,
  type Result,
} from '@shared/contract';

/** Where a remote's releases are served. */
export interface ReleaseOrigin {
  /** The pointer: what is live, the canary, what was live before. */
  pointer(): Promise<Result<ReleasePointer>>;
  /** The release in one of its folders, `releases/1.0.0-1a2b3c4d/`. */
  releaseIn(folder: string): Promise<Result<Release>>;
  /** One file of a release, relative to its folder. */
  file(release: Release, file: string): Promise<Result<Buffer>>;
}

const FETCH_LIMIT_MS = 3000;

/**
 * Asks an origin, `https://host:port`. Everything that goes wrong on the way is the result's error, a silence of three
 * seconds too.
 * @param fetchFrom the process's own `fetch` when it is left out
 */
export function connectOrigin(origin: string, fetchFrom: typeof fetch = fetch): ReleaseOrigin {
  async function ask<Value>(
    path: string,
    read: (response: Response) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const url = `${origin}/${path}`;
    try {
      const response = await fetchFrom(url, {
        signal: AbortSignal.timeout(FETCH_LIMIT_MS),
        redirect: 'error',
      });
      return response.ok ? await read(response) : { ok: false, error: `${url} answered ${response.status}` };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
  }

  return {
    pointer: () => ask('release.json', async (response) => parseReleasePointer(await response.json())),
    releaseIn: (folder) =>
      ask(`${folder}release.json`, async (response) => parseRelease(await response.json())),
    file: (release, file) =>
      ask(release.folder + file, async (response) => ({
        ok: true,
        value: Buffer.from(await response.arrayBuffer()),
      })),
  };
}
