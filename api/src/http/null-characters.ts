import type { FastifyInstance } from 'fastify';
import { HttpError, ValidationError } from './failures.ts';

/** The one character that PostgreSQL keeps in no text. */
const NULL_CHARACTER = '\u0000';

const namesHolding = (values: unknown): string[] =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'string' && value.includes(NULL_CHARACTER) ? [name] : [],
      )
    : [];

/** Refuses what the database would: an address with a null character names nothing, a field with one is not valid. */
export function refuseNullCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (namesHolding(params).length > 0)
      throw new HttpError(404, 'not_found', 'There is nothing at this address.');
    const fields = [...namesHolding(query), ...namesHolding(body)];
    if (fields.length > 0)
      throw new ValidationError(Object.fromEntries(fields.map((name) => [name, 'pattern'])));
  });
}
