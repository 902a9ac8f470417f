import type { RemoteFailure, RemoteFailureKind } from '@shared/contract';

/** Why a try failed. */
export type TryFailure = Pick<RemoteFailure, 'kind' | 'cause' | 'version'>;

/**
 * Whether another try may help by itself: the script that failed stands well at its address now, so that only what this
 * browser has kept of it was spoilt, or its way.
 */
export const mayHelp = (kind: RemoteFailureKind): boolean => kind === 'wrong-integrity';

/**
 * Tries once, and once more after `prepare` where that may help.
 * @param once resolves to why it failed, undefined when it did not
 */
export async function tryTwice(
  once: () => Promise<TryFailure | undefined>,
  prepare: () => Promise<void>,
): Promise<TryFailure | undefined> {
  const failure = await once();
  if (!failure || !mayHelp(failure.kind)) return failure;
  await prepare();
  return once();
}
