import type * as schemas from '../schemas/index.ts';

export type Schemas = typeof schemas;

/**
 * The schemas in a chunk of their own, small as they are: the data of a server-rendered first view was validated there,
 * so no such view carries them, and a page that fetches asks for them beside its request, not after it.
 */
export const loadSchemas = (): Promise<Schemas> => import('../schemas/index.ts');
