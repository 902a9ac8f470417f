import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { containerScript } from './container-script.ts';
import { SCRIPT_LIMIT_MS } from './time-limits.ts';

/**
 * Sets what the federation runtime leaves open on the scripts that it adds: a time limit, the request mode
 * of the document's preload hints, and the container's integrity.
 */
export const loadingGuard = (
  integrityOf: (url: string) => string | undefined,
): ModuleFederationRuntimePlugin => ({
  name: 'loading-guard',
  createScript: ({ url }) => ({
    script: containerScript(url, integrityOf(url)),
    timeout: SCRIPT_LIMIT_MS,
  }),
});
