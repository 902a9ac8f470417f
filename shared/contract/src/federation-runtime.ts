/**
 * The function on `globalThis` by which a page gives the containers of remotes what they ask the federation runtime
 * for (`page-runtime.ts` of `@shared/host`). They carry none of their own: it would travel once more with each of them.
 */
export const FEDERATION_RUNTIME = '__federationRuntime';
