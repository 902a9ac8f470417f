import type { ErrorSummary } from '@shared/ui/error-summary';

let known: typeof ErrorSummary | undefined;

/** Fetches what says above a form what is wrong in it. Rejects where it cannot be had. */
export async function loadErrorSummary(): Promise<void> {
  known = (await import(/* webpackChunkName: "rules" */ '@shared/ui/error-summary')).ErrorSummary;
}

/** It comes with the rules of a form (`lazyResolver`), without which nothing is found wrong; undefined until then. */
export const knownErrorSummary = (): typeof ErrorSummary | undefined => known;
