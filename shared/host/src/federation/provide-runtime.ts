import federation, { bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
// A host's build leaves it out of the runtime, since a host is no container.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { FEDERATION_RUNTIME } from '@shared/contract';

type Options = Parameters<typeof runtime.init>[0];

/**
 * Keeps the instances of containers apart by their names. The runtime's own `init` would take every container of the
 * page for the build that the runtime came with.
 */
function init(options: Options): ReturnType<typeof runtime.init> {
  const existing = runtime.getInstance(({ name }) => name === options.name);
  if (!existing) return runtime.createInstance({ ...options, id: options.name });
  existing.initOptions(options);
  return existing;
}

/** A runtime for one container; what containers write into it is their own. */
const runtimeOfContainer = () => ({
  ...federation,
  runtime: { ...runtime, init },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
});

/** Gives the page's federation runtime to the containers that come after; to be called before any is loaded. */
export function provideFederationRuntime(): void {
  Object.assign(globalThis, { [FEDERATION_RUNTIME]: runtimeOfContainer });
}
