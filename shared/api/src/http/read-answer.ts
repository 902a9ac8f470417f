import { isRecord, type HttpRequest, type HttpResult } from '@shared/contract';
import { readText } from '../values/texts.ts';

/**
 * More levels than any answer of the API has. Whatever copies, stores or reads an answer goes down by calling itself; thousands
 * of levels, which 10 kB can hold, end the program that does.
 */
const MOST_LEVELS = 64;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each)));

type Parsed = { ok: true; data: unknown } | { ok: false };

function parseJson(text: unknown): Parsed {
  if (typeof text !== 'string') return { ok: false };
  try {
    const data: unknown = JSON.parse(text);
    return isDeeperThan(MOST_LEVELS, data) ? { ok: false } : { ok: true, data };
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

/** No form has more. */
const MOST_FIELDS = 20;

/** Of the reference API: its code for the failure, and the fault of each field. */
function detailsOf(body: Parsed): { code?: string; fields?: Readonly<Record<string, string>> } {
  const error = body.ok && isRecord(body.data) ? body.data['error'] : undefined;
  if (!isRecord(error)) return {};
  const code = readText(error['code']);
  const given = isRecord(error['fields']) ? Object.entries(error['fields']).slice(0, MOST_FIELDS) : [];
  const fields = given.flatMap(([name, fault]) =>
    typeof fault === 'string' ? [[name, fault] as const] : [],
  );
  return {
    ...(code !== undefined && { code }),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  };
}

/**
 * Turns an answer into a result. A GET wants JSON of at most 64 levels and calls everything else malformed; of a POST any
 * non-error answer is success (specification, section 7), whatever its body.
 */
export function readAnswer(method: HttpRequest['method'], status: number, text: unknown): HttpResult {
  const body = parseJson(text);
  if (status < 200 || status > 299) {
    const message = messageOf(body);
    return {
      ok: false,
      failure: { kind: 'status', status, ...(message !== undefined && { message }), ...detailsOf(body) },
    };
  }
  if (body.ok) return { ok: true, status, data: body.data };
  return method === 'GET'
    ? { ok: false, failure: { kind: 'malformed' } }
    : { ok: true, status, data: undefined };
}
