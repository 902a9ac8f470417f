import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  oneof,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import type { ApiClient } from './api-under-test.ts';
import { dayAhead } from './api-under-test.ts';

const RUNS = 60;
const RUNS_OF_BODIES = 40;

/** What people, robots and broken programs write into an address. */
const ODD_TEXTS = [
  ...['', ' ', '0', '-1', '00', '+1', '1.5', '1e3', '1e400', '0x10', 'NaN', 'Infinity', '-0'],
  ...['999999999', '1000000000', '9223372036854775808', '99999999999999999999', '٣', '１'],
  ...['null', 'undefined', 'true', '[]', '{}', '__proto__', '..', '../..', "' OR 1=1 --", '%', '\\'],
  ...['\u0000', 'a\u0000b', '\uFEFF', '\u202E', '\u{10FFFF}', '😀', '0000-01-01', '2026-02-30', '24:00'],
  'x'.repeat(90),
  'x'.repeat(3000),
];
/** What no text can be read from. */
const BROKEN_ESCAPES = ['%', '%f', '%ff', '%ED%A0%80', '%C0%80'];

const oddText = oneof(constantFrom(...ODD_TEXTS), string({ unit: 'binary', maxLength: 12 }));
const oddEscaped = oneof(
  { weight: 8, arbitrary: oddText.map((text) => encodeURIComponent(text)) },
  { weight: 1, arbitrary: constantFrom(...BROKEN_ESCAPES) },
);
const oddJson: Arbitrary<unknown> = oneof(
  oddText,
  constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, [], [null], {}, { a: 1 }, '\uD800', 'a\uDC00'),
);

/** Values that a route takes, so that what is odd meets what is not. */
const USUAL: Readonly<Record<string, string>> = {
  page: '1',
  limit: '2',
  offset: '1',
  date: dayAhead(30),
  fromTime: '10:00',
  toTime: '10:30',
};

interface Parameter {
  in: string;
  name: string;
  schema: { type?: string; minimum?: number; maximum?: number };
}
interface Operation {
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown> } }> };
}
interface Description {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
}

/** Whether a number may stand there as it is written. */
const isTaken = (escaped: string, { minimum = 0, maximum = 1e9 }: Parameter['schema']) =>
  /^\d{1,9}$/.test(escaped) && Number(escaped) >= minimum && Number(escaped) <= maximum;

/** A query: of each parameter nothing, something usual, something odd, or that twice. */
const queryOf = (parameters: readonly Parameter[]): Arbitrary<Record<string, readonly string[]>> =>
  record(
    Object.fromEntries(
      parameters.map(({ name }) => [
        name,
        oneof(
          array(oddEscaped, { minLength: 1, maxLength: 2 }),
          constantFrom([], [encodeURIComponent(USUAL[name] ?? 'x')]),
        ),
      ]),
    ),
  );

/** Every route, as it describes itself, with values that nobody means. It answers each, and none as its own fault. */
export function describeOddValues({ call, post }: ApiClient, origin: () => string): void {
  const routes = async () => {
    const { paths } = (await (await fetch(`${origin()}/api/docs/json`)).json()) as Description;
    return Object.entries(paths);
  };

  /** The status, once it is known to be no failure of the server and to have the shape of all failures. */
  async function statusOf(address: string): Promise<number> {
    const response = await fetch(origin() + address);
    const body = await response.text();
    const { status } = response;
    if (status >= 500) throw new Error(`${address}: ${status} ${body}`);
    if (status >= 400) {
      const failure = JSON.parse(body) as { error?: { code?: unknown; message?: unknown } };
      expect({ address, ...failure }).toMatchObject({
        error: { code: expect.any(String) as string, message: expect.any(String) as string },
      });
    }
    return status;
  }

  test('no address is odd enough for a failure of the server, and no number is taken that is none', async () => {
    const seen = (await routes()).flatMap(([path, { get }]) => (get ? [{ path, get }] : []));
    expect(seen.length).toBeGreaterThan(8);
    for (const { path, get } of seen) {
      const parameters = get.parameters ?? [];
      const inQuery = parameters.filter((each) => each.in === 'query');
      await assert(
        asyncProperty(queryOf(inQuery), oddEscaped, async (query, segment) => {
          const search = Object.entries(query).flatMap(([name, values]) =>
            values.map((value) => `${name}=${value}`),
          );
          const address = `${path.replaceAll(/\{\w+\}/g, segment)}?${search.join('&')}`;
          const status = await statusOf(address);
          const isPossible = inQuery
            .filter(({ schema }) => schema.type === 'integer')
            .every(({ name, schema }) => {
              const values = query[name] ?? [];
              return values.length === 0 || (values.length === 1 && isTaken(values[0] ?? '', schema));
            });
          if (!isPossible) expect({ address, status }).toEqual({ address, status: 400 });
        }),
        { numRuns: RUNS },
      );
    }
  }, 120_000);

  test('no body is odd enough for a failure of the server', async () => {
    const posts = (await routes()).flatMap(([path, operations]) => {
      const body = operations.post?.requestBody?.content['application/json']?.schema;
      return body ? [{ path: path.replace('/api/v1', ''), fields: Object.keys(body.properties) }] : [];
    });
    expect(posts.length).toBeGreaterThan(5);
    for (const { path, fields } of posts) {
      const body = record(
        Object.fromEntries(fields.map((field) => [field, oneof(oddJson, constantFrom(USUAL[field] ?? 'x'))])),
        { requiredKeys: [] },
      );
      await assert(
        asyncProperty(oneof(body, oddJson), async (value) => {
          const { status } = await post(path, value);
          expect({ value, isOwnFault: status >= 500 }).toEqual({ value, isOwnFault: false });
        }),
        { numRuns: RUNS_OF_BODIES },
      );
    }
    expect((await call('/settings/get')).status).toBe(200);
  }, 120_000);
}
