import type { RemoteFailure } from '@shared/contract';

/** Reports a section's failure, once each, to the console; the visitor sees the failing panel. */
export function reportFailure({ remote, version, kind, cause }: RemoteFailure): void {
  console.warn(`section ${remote}${version ? `@${version}` : ''} failed: ${kind}`, cause);
}
