import type { RemoteFailureKind } from '@shared/contract';

/** With the limit on a file of a release it ends within the five seconds that a visitor may wait for the panel. */
const DIAGNOSIS_LIMIT_MS = 1500;

/** The address of the script that did not load, as webpack's chunk loader tells it. */
const failedScript = (thrown: object): string | undefined => {
  const { name, request } = thrown as { name?: unknown; request?: unknown };
  return name === 'ChunkLoadError' && typeof request === 'string' ? request : undefined;
};

/**
 * Why a script did not load: the browser does not tell a script's owner, so its origin is asked what stands at the address;
 * the code itself is never fetched without its hash. What is there and was still not run was refused for its hash.
 */
export async function diagnoseScript(url: string): Promise<RemoteFailureKind> {
  if (!navigator.onLine) return 'offline';
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(DIAGNOSIS_LIMIT_MS),
    });
    if (answer.status === 404 || answer.status === 410) return 'gone';
    if (!answer.ok) return 'not-found';
    const isScript = /javascript/.test(answer.headers.get('content-type') ?? '');
    return isScript ? 'wrong-integrity' : 'bad-container';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'not-found';
  }
}

/** What a remote threw, classified: a script of its own that did not load is told apart from `otherwise`. */
export async function diagnose(thrown: unknown, otherwise: RemoteFailureKind): Promise<RemoteFailureKind> {
  const url = typeof thrown === 'object' && thrown !== null ? failedScript(thrown) : undefined;
  return url === undefined ? otherwise : diagnoseScript(url);
}
