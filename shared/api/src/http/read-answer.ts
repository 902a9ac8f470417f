import { isRecord, type HttpRequest, type HttpResult } from '@shared/contract';
import { readText } from '../values/values.ts';

type Parsed = { ok: true; data: unknown } | { ok: false };

function parseJson(text: unknown): Parsed {
  if (typeof text !== 'string') return { ok: false };
  try {
    return { ok: true, data: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** The server's own words: `message`, `error.message` or `error`, whichever is a text. */
function messageOf(body: Parsed): string | undefined {
  if (!body.ok || !isRecord(body.data)) return undefined;
  const { message, error } = body.data;
  return readText(message) ?? (isRecord(error) ? readText(error['message']) : readText(error));
}

/**
 * Turns an answer into a result. A GET wants JSON and calls everything else malformed; of a POST any
 * non-error answer is success (specification, section 7), whatever its body.
 */
export function readAnswer(method: HttpRequest['method'], status: number, text: unknown): HttpResult {
  const body = parseJson(text);
  if (status < 200 || status > 299) {
    const message = messageOf(body);
    return { ok: false, failure: { kind: 'status', status, ...(message !== undefined && { message }) } };
  }
  if (body.ok) return { ok: true, status, data: body.data };
  return method === 'GET'
    ? { ok: false, failure: { kind: 'malformed' } }
    : { ok: true, status, data: undefined };
}
