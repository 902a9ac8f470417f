/**
 * The function on `globalThis` by which a page gives its federation runtime to the containers of remotes. They carry
 * none of their own: it would travel once more with each of them.
 */
export const FEDERATION_RUNTIME = '__federationRuntime';
