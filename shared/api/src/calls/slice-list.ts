import { isRecord } from '@shared/contract';
import { readCount } from '../values/values.ts';

export interface Wanted {
  offset: number;
  /** Undefined: to the end. */
  limit: number | undefined;
}

export interface Answered<T> {
  /** What of the answer is fit to show, in order. */
  items: readonly T[];
  /** How many records the answer held. */
  received: number;
  /** What the API says that there is in all. */
  total: number | undefined;
}

export interface Slice<T> {
  items: readonly T[];
  total: number;
  /** Whether the API answered with the part asked for; false when it was cut here. */
  paged: boolean;
}

/** The `total` beside `data`. */
export const totalOf = (body: unknown): number | undefined =>
  isRecord(body) ? readCount(body['total']) : undefined;

/** An answer that names a total and fits into it at the offset asked for was cut by the API. */
function wasCut({ received, total }: Answered<unknown>, { offset, limit }: Wanted): boolean {
  if (total === undefined || (limit !== undefined && received > limit)) return false;
  return received === 0 || offset + received <= total;
}

/**
 * The part of a list that was asked for, whether the API knows paging or sends everything
 * (decisions, "Calls").
 */
export function sliceList<T>(answered: Answered<T>, wanted: Wanted): Slice<T> {
  const { items, received, total } = answered;
  if (total !== undefined && wasCut(answered, wanted)) {
    // A complete list counts what can be shown, not what was skipped.
    return { items, total: received === total ? items.length : total, paged: true };
  }
  const end = wanted.limit === undefined ? undefined : wanted.offset + wanted.limit;
  return { items: items.slice(wanted.offset, end), total: items.length, paged: false };
}
