export type { DraftOptions } from './draft-storage.ts';
export { faultOf, faultsOf } from './field-faults.ts';
export { toLatinDigits } from './latin-digits.ts';
export { lazyResolver, type LazyResolver } from './lazy-resolver.ts';
export { useDraft } from './use-draft.ts';
export { useGuardedSubmit, type GuardedSubmit } from './use-guarded-submit.ts';
