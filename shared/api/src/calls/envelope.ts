import { isRecord } from '@shared/contract';

/** The content of `{ data: … }`, or the body itself where an API sends it bare (decisions, "Calls"). */
export const unwrap = (body: unknown): unknown =>
  isRecord(body) && Object.hasOwn(body, 'data') ? body['data'] : body;

/** Nothing, in any of the ways in which an API says so. */
export const isEmpty = (content: unknown): boolean =>
  content === undefined ||
  content === null ||
  (typeof content === 'object' && Object.keys(content).length === 0);
