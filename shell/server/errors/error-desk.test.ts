import { TraceMap } from '@jridgewell/trace-mapping';
import type { ErrorReport } from '@shared/contract';
import { handOnToCollector, readCollector } from './collector.ts';
import { createErrorDesk } from './error-desk.ts';
import type { OwnedError } from './error-group.ts';
import type { KnownScripts } from './find-owner.ts';
import { owned } from './owned-error.test-kit.ts';
import { handOnToSentry } from './sentry.ts';

const BLOG = '/remotes/mf-blog/releases/0.1.0-1a2b3c4d/browser/801.js';
const BUNDLE = '/remotes/mf-blog/releases/0.1.0-1a2b3c4d/server/render.cjs';
const SHELL = '/assets/shell.js';

/** Line by line: the generated place's first column stands for line n, column 5 of the only source. */
const mapOf = (...sources: string[]) =>
  new TraceMap({
    version: 3,
    names: [],
    sources,
    // Generated line n, column 0: source n - 1, line 10 n, column 4.
    mappings: sources.map((_, index) => (index === 0 ? 'AASI' : 'ACUA')).join(';'),
  });
const maps: Record<string, TraceMap> = {
  [BLOG]: mapOf(
    'webpack://mf-blog/../node_modules/react-dom/cjs/react-dom.js',
    'webpack://mf-blog/./src/page.tsx',
  ),
  [BUNDLE]: mapOf('webpack://mf-blog/../shared/ui/src/card.tsx'),
  [SHELL]: mapOf('webpack://shell/../node_modules/react-dom/cjs/react-dom.js'),
};
const scripts: KnownScripts = {
  map: (file) => Promise.resolve(maps[file]),
  text: () => Promise.resolve('one line\nanother line'),
};

const report: ErrorReport = {
  ...{
    kind: 'error',
    name: 'TypeError',
    message: 'it failed for "Layla"',
    source: '',
    route: '/blog/:id',
    count: 2,
  },
  frames: [
    { file: BLOG, line: 1, column: 1 },
    { file: BLOG, line: 2, column: 1 },
  ],
};

function startDesk(pass?: (errors: readonly OwnedError[]) => Promise<void>) {
  const passed: OwnedError[] = [];
  const lines: string[] = [];
  const desk = createErrorDesk({
    scripts,
    pass: pass ?? ((errors) => Promise.resolve(void passed.push(...errors))),
    log: (line) => lines.push(line),
  });
  return { desk, passed, lines };
}

describe('the owner of an error', () => {
  it('is the release of the innermost place in its own sources; the library that threw is named', async () => {
    const { desk, passed, lines } = startDesk();
    desk.reported([report], 'Chrome 141');
    await desk.close();
    expect(passed).toEqual([
      {
        ...{ kind: 'error', name: 'TypeError', message: 'it failed for "…"', route: '/blog/:id', count: 2 },
        ...{ owner: 'mf-blog', release: '0.1.0-1a2b3c4d', library: 'react-dom', browser: 'Chrome 141' },
        place: { file: 'mf-blog/src/page.tsx', line: 20, column: 5 },
        stack: ['node_modules/react-dom/cjs/react-dom.js:10:5', 'mf-blog/src/page.tsx:20:5'],
      },
    ]);
    expect(lines).toEqual([
      'error mf-blog@0.1.0-1a2b3c4d error TypeError: it failed for "…" mf-blog/src/page.tsx:20:5 /blog/:id Chrome 141 2×',
    ]);
  });

  it('is the root that it came out of, where libraries alone are in its stack; else nobody', async () => {
    const { desk, passed } = startDesk();
    const frames = [{ file: SHELL, line: 1, column: 1 }];
    desk.reported(
      [
        { ...report, frames, source: 'mf-listings@0.2.0-5e6f7a8b' },
        { ...report, frames },
      ],
      'other',
    );
    await desk.close();
    expect(passed.map(({ owner, release, library, place }) => [owner, release, library, place])).toEqual([
      ['mf-listings', '0.2.0-5e6f7a8b', 'react-dom', undefined],
      ['unknown', '', 'react-dom', undefined],
    ]);
  });

  it('is the release of a script without a map; of one that never ran, the file is known', async () => {
    const { desk, passed } = startDesk();
    const frame = (file: string, line: number, column: number) => ({
      ...report,
      frames: [{ file, line, column }],
    });
    desk.reported([frame(BLOG.replace('801', '802'), 1, 7), frame(BLOG, 0, 0), frame(BLOG, 0, 10)], 'other');
    await desk.close();
    expect(passed.map(({ owner, place }) => [owner, place])).toEqual([
      ['mf-blog', undefined],
      ['mf-blog', { file: 'mf-blog/src/page.tsx', line: 0, column: 0 }],
      // The tenth character stands in the second line.
      ['mf-blog', { file: 'mf-blog/src/page.tsx', line: 20, column: 5 }],
    ]);
  });

  it('of a rendering is the release whose bundle it was', async () => {
    const { desk, passed } = startDesk();
    const text =
      'RangeError: no price\n    at Card (/var/cache/releases/mf-blog/0.1.0-1a2b3c4d.cjs:1:1)\n    at node:x:1:1';
    desk.rendering({ remote: 'mf-blog', release: '0.1.0-1a2b3c4d', text, pathname: '/blog/7' });
    desk.rendering({
      remote: 'mf-blog',
      release: '0.1.0-1a2b3c4d',
      text: 'no answer within 350 ms',
      pathname: '/blog',
    });
    desk.rendering({
      remote: 'mf-blog',
      release: '0.1.0-1a2b3c4d',
      text: 'Error: nothing for Layla Haddad',
      pathname: '/blog',
      search: '?q=Layla+Haddad',
    });
    // Thrown as the bundle was loaded: nobody had asked for anything.
    desk.rendering({
      remote: 'mf-blog',
      release: '0.1.0-1a2b3c4d',
      text: 'Error: no window\n    at /var/cache/releases/mf-blog/0.1.0-1a2b3c4d.cjs:1:1',
    });
    await desk.close();
    const told = passed.map(({ name, message, place, route }) => [
      name,
      message,
      place?.file,
      place?.line,
      route,
    ]);
    expect(told).toEqual([
      ['RangeError', 'no price', 'shared/ui/src/card.tsx', 10, '/blog/:id'],
      ['Error', 'no answer within 350 ms', undefined, undefined, '/blog'],
      ['Error', 'nothing for …', undefined, undefined, '/blog'],
      ['Error', 'no window', 'shared/ui/src/card.tsx', 10, 'start'],
    ]);
  });
});

describe('a desk', () => {
  it('says once that errors cannot be kept, and goes on', async () => {
    let fails = true;
    const kept: string[] = [];
    const { desk, lines } = startDesk((errors) => {
      if (fails) return Promise.reject(new Error('no room'));
      kept.push(...errors.map(({ message }) => message));
      return Promise.resolve();
    });
    for (let time = 0; time < 3; time += 1) desk.reported([report], 'other');
    await desk.close();
    fails = false;
    desk.reported([{ ...report, message: 'later' }], 'other');
    await desk.close();
    expect(lines.filter((line) => line === 'errors cannot be kept: no room')).toHaveLength(1);
    expect(kept).toEqual(['later']);
  });

  it('leaves out what comes faster than it can be looked at', async () => {
    const { desk, passed } = startDesk();
    for (let time = 0; time < 30; time += 1)
      desk.reported(
        Array.from({ length: 20 }, () => report),
        'other',
      );
    await desk.close();
    expect(passed).toHaveLength(200);
  });
});

describe('errors that are handed on', () => {
  it('are envelopes with owner, release and original places', async () => {
    const send = jest.fn(() => Promise.resolve(new Response()));
    await handOnToSentry('https://key@errors.example/base/7', send)([owned], '2026-01-01T00:00:00.000Z');
    const [address, { headers, body }] = send.mock.calls[0] as unknown as [
      string,
      { headers: object; body: string },
    ];
    expect(address).toBe('https://errors.example/base/api/7/envelope/');
    expect(headers).toMatchObject({ 'content-type': 'application/x-sentry-envelope' });
    const [, item, event] = body.split('\n').map((line) => JSON.parse(line) as object);
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      release: 'mf-blog@0.1.0-1a',
      tags: { owner: 'mf-blog', kind: 'error', browser: 'Chrome 141' },
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [{ filename: 'b.ts' }, { filename: 'mf-blog/src/page.tsx', lineno: 20, colno: 5 }],
            },
          },
        ],
      },
    });
  });

  it('are log records of OpenTelemetry, each release a service with its version', async () => {
    const send = jest.fn(() => Promise.resolve(new Response('{}')));
    const { collector } = readCollector({
      OTEL_LOGS_EXPORTER: 'otlp',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key,other=1=2',
    });
    if (!collector) throw new Error('there is none');
    await handOnToCollector(collector, send)(
      [owned, { ...owned, owner: 'shell', release: '' }],
      '2026-01-01T00:00:00.000Z',
    );
    const [address, { headers, body }] = send.mock.calls[0] as unknown as [
      string,
      { headers: object; body: string },
    ];
    expect(address).toBe('http://collector:4318/v1/logs');
    expect(headers).toEqual({ 'api-key': 'a key', other: '1=2', 'content-type': 'application/json' });
    const { resourceLogs } = JSON.parse(body) as {
      resourceLogs: { resource: object; scopeLogs: { logRecords: { attributes: object[] }[] }[] }[];
    };
    const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
    expect(resourceLogs.map(({ resource }) => resource)).toEqual([
      { attributes: [text('service.name', 'mf-blog'), text('service.version', '0.1.0-1a')] },
      { attributes: [text('service.name', 'shell')] },
    ]);
    const [record] = resourceLogs[0]?.scopeLogs[0]?.logRecords ?? [];
    expect(record).toMatchObject({ timeUnixNano: '1767225600000000000', severityNumber: 17 });
    expect(record?.attributes).toEqual(
      expect.arrayContaining([
        text('exception.type', 'TypeError'),
        text('exception.stacktrace', '    at mf-blog/src/page.tsx:20:5\n    at b.ts:1:1'),
        text('code.file.path', 'mf-blog/src/page.tsx'),
        { key: 'code.line.number', value: { intValue: '20' } },
        text('site.browser', 'Chrome 141'),
      ]),
    );
  });

  it.each([
    [{}, undefined, 0],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, undefined, 0],
    [{ OTEL_LOGS_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://logs/in' }, 'http://logs/in', 0],
    [{ OTEL_LOGS_EXPORTER: 'otlp' }, undefined, 1],
    [{ OTEL_LOGS_EXPORTER: 'console', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, undefined, 1],
  ])('go to a collector where one is named for logs: %j', (environment, url, problems) => {
    const read = readCollector(environment);
    expect([read.collector?.url, read.problems.length]).toEqual([url, problems]);
  });

  it('say when the service does not take them', async () => {
    const refuse = () => Promise.resolve(new Response('', { status: 429 }));
    const at = '2026-01-01T00:00:00.000Z';
    await expect(handOnToSentry('https://key@errors.example/7', refuse)([owned], at)).rejects.toThrow(
      'errors.example answered 429',
    );
    const collector = { url: 'http://collector:4318/v1/logs', headers: {} };
    await expect(handOnToCollector(collector, refuse)([owned], at)).rejects.toThrow(
      'collector:4318 answered 429',
    );
  });

  it.each(['https://errors.example/7', 'https://key@errors.example'])(
    '%s is no address of a project',
    (dsn) => {
      expect(() => handOnToSentry(dsn)).toThrow('SENTRY_DSN');
    },
  );
});
