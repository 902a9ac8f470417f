import type * as schemas from '../schemas/index.ts';

export type Schemas = typeof schemas;

/** The schemas stand in the chunk of the calls (`late-api.ts`): who asks for something reads the answer too. */
export const loadSchemas = (): Promise<Schemas> => import(/* webpackMode: "eager" */ '../schemas/index.ts');
