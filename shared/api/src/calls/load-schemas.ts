import type * as schemas from '../schemas/index.ts';

export type Schemas = typeof schemas;

/**
 * yup and the schemas in a chunk of their own: the data of a server-rendered first view was validated there,
 * and a page that fetches asks for them beside its request, not after it.
 */
export const loadSchemas = (): Promise<Schemas> => import('../schemas/index.ts');

/** Fetches the schemas ahead of the first call, when the browser is idle. A failure is silent. */
export const preloadSchemas = (): Promise<void> =>
  loadSchemas().then(
    () => undefined,
    () => undefined,
  );
