import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { loadErrorSummary } from './late-summary.ts';

/** Name of the error below `root` when the rules themselves could not be loaded. */
export const RULES_UNAVAILABLE = 'rules_unavailable';

export interface LazyResolver<Values extends FieldValues, Output> {
  resolver: Resolver<Values, unknown, Output>;
  /** Starts loading; call it when the visitor turns to the form. */
  preload(): void;
}

/**
 * Rules that arrive with the first validation, so that the schema library is no part of the first view; what says above the form
 * what they have found comes with them. When they do not arrive, that is the error `rules_unavailable` below `root`, and the next validation
 * asks again.
 */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
): LazyResolver<Values, Output> {
  let underway: Promise<Resolver<Values, unknown, Output>> | undefined;
  const rules = () => {
    underway ??= Promise.all([load(), loadErrorSummary()]).then(
      ([resolver]) => resolver,
      (error: unknown) => {
        underway = undefined;
        throw error;
      },
    );
    return underway;
  };
  return {
    async resolver(values, context, options) {
      let resolve: Resolver<Values, unknown, Output>;
      try {
        resolve = await rules();
      } catch (error) {
        console.error('the rules of the form could not be loaded', error);
        const errors: FieldErrors<Values> = {};
        errors.root = { [RULES_UNAVAILABLE]: { message: RULES_UNAVAILABLE } };
        return { values: {}, errors };
      }
      return resolve(values, context, options);
    },
    preload: () => void rules().catch(() => undefined),
  };
}
