import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { SCRIPT_LIMIT_MS } from './time-limits.ts';

/**
 * Sets what the federation runtime leaves open on the scripts that it adds: a time limit, the request mode
 * of the document's preload hints, and the container's integrity.
 */
export function loadingGuard(
  integrityOf: (url: string) => string | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'loading-guard',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // As webpack does for chunks: a mode that differs from the preload hint's would load the file twice.
      if (new URL(url, document.baseURI).origin !== window.location.origin) script.crossOrigin = 'anonymous';
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: SCRIPT_LIMIT_MS };
    },
  };
}
