import { readBoolean } from '../values/values.ts';
import { readRecord } from './record.ts';

const readFields = readRecord({ available: readBoolean });

/** Reads the answer to an availability check; undefined when it does not say. */
export const readAvailability = (value: unknown): boolean | undefined => readFields(value)?.available;
