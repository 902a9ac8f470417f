import {
  DEVELOPMENT_FOLDER,
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

/** For all of an answer: one that trickles ends here too. */
const FETCH_LIMIT_MS = 3000;
/** The same for a development server, which answers when the build under way is through. */
export const BUILD_LIMIT_MS = 60_000;
/** Of a pointer or a release record, unpacked; real ones have some 20 kB. */
const MOST_RECORD_BYTES = 1_000_000;
/** Of a server bundle, unpacked; real ones have some 2 MB. */
const MOST_FILE_BYTES = 10_000_000;

/** Reads no more of an answer than it may have: what is packed small may unpack without end. */
async function readBody(response: Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error(`${response.url} answered more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const readRecord = async (response: Response): Promise<unknown> =>
  JSON.parse((await readBody(response, MOST_RECORD_BYTES)).toString('utf8'));

export interface OriginOptions {
  /** Default: the process's own. */
  fetchFrom?: typeof fetch;
  /** Milliseconds that an answer may take, all of it. Default: three seconds. */
  limitMs?: number;
}

/**
 * Asks an origin, `https://host:port`, or a folder of one. Everything that goes wrong on the way is the result's error; an answer that is not
 * whole in time, or larger than 1 MB (a file of a release: 10 MB), too.
 */
export function connectOrigin(
  origin: string,
  { fetchFrom = fetch, limitMs = FETCH_LIMIT_MS }: OriginOptions = {},
): ReleaseOrigin {
  async function ask<Value>(
    path: string,
    read: (response: Response) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const url = `${origin}/${path}`;
    try {
      const response = await fetchFrom(url, {
        signal: AbortSignal.timeout(limitMs),
        redirect: 'error',
      });
      return response.ok ? await read(response) : { ok: false, error: `${url} answered ${response.status}` };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
  }

  return {
    pointer: () => ask('release.json', async (response) => parseReleasePointer(await readRecord(response))),
    releaseIn: (folder) =>
      ask(`${folder}release.json`, async (response) => parseRelease(await readRecord(response))),
    file: (release, file) =>
      ask(release.folder + file, async (response) => ({
        ok: true,
        value: await readBody(response, MOST_FILE_BYTES),
      })),
  };
}

/** The same origin, but what a development server serves there is refused: its files carry no integrity. */
export function finishedReleases(origin: ReleaseOrigin): ReleaseOrigin {
  return {
    ...origin,
    async pointer() {
      const pointer = await origin.pointer();
      return pointer.ok && pointer.value.release.folder === DEVELOPMENT_FOLDER
        ? {
            ok: false,
            error: `${pointer.value.release.name} is a development server's, which only DEVELOPMENT=1 takes`,
          }
        : pointer;
    },
  };
}
