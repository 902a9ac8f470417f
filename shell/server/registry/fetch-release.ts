import {
  parseRelease,
  parseReleasePointer,
  type Release,
  type ReleasePointer,
  type Result,
} from '@shared/contract';

const FETCH_LIMIT_MS = 3000;

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function get(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function getJson<Value>(url: string, parse: (value: unknown) => Result<Value>): Promise<Result<Value>> {
  try {
    return parse(await (await get(url)).json());
  } catch (error) {
    return { ok: false, error: text(error) };
  }
}

/** Asks a remote's origin for its release pointer. */
export const fetchPointer = (origin: string): Promise<Result<ReleasePointer>> =>
  getJson(`${origin}/release.json`, parseReleasePointer);

/** Asks a remote's origin for the release in one of its folders. */
export const fetchReleaseIn = (origin: string, folder: string): Promise<Result<Release>> =>
  getJson(`${origin}/${folder}release.json`, parseRelease);

/** Downloads one file of a release. */
export async function fetchReleaseFile(
  origin: string,
  release: Release,
  file: string,
): Promise<Result<Buffer>> {
  try {
    const response = await get(`${origin}/${release.folder}${file}`);
    return { ok: true, value: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    return { ok: false, error: text(error) };
  }
}
