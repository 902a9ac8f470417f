import { parseRelease, type Release, type Result } from '@shared/contract';

const FETCH_LIMIT_MS = 3000;

const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function get(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** Asks a remote's origin for its release pointer. */
export async function fetchRelease(origin: string): Promise<Result<Release>> {
  try {
    return parseRelease(await (await get(`${origin}/release.json`)).json());
  } catch (error) {
    return { ok: false, error: text(error) };
  }
}

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
