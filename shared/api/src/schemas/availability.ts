import { readBoolean } from '../values.ts';
import { field, record } from './field.ts';

const availabilitySchema = record({ available: field(readBoolean) });

/** Reads the answer to an availability check; undefined when it does not say. */
export const readAvailability = (value: unknown): boolean | undefined =>
  availabilitySchema.cast(value, { assert: false })?.available;
