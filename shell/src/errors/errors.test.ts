import { tellMismatch, type ErrorReport, type RegistrySnapshot } from '@shared/contract';
import { collectErrors } from './collect-errors.ts';
import type { NotedError } from './noted-error.ts';
import { createErrorSender } from './send-errors.ts';

const BASE = '/remotes/mf-blog/releases/0.1.0-1a2b3c4d/';
const registry = { remotes: { 'mf-blog': { base: BASE, routes: [] } } } as unknown as RegistrySnapshot;

const failed = (message: string, stack = `at f (https://site.example${BASE}browser/1.js:1:2)`) =>
  Object.assign(new TypeError(message), { stack });

describe('what a page hears of', () => {
  const noted: NotedError[] = [];
  let tries = 0;
  let comes = false;
  const { note, hear } = collectErrors(() => {
    tries += 1;
    return comes
      ? Promise.resolve((error: NotedError) => void noted.push(error))
      : Promise.reject(new Error());
  });
  beforeEach(() => {
    noted.length = 0;
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  it('waits for a reporter that did not come, and is asked for again with a later error', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    note({ kind: 'section', thrown: 'first', remote: 'mf-blog' });
    note({ kind: 'section', thrown: 'second', remote: 'mf-blog' });
    await Promise.resolve();
    expect(tries).toBe(1);
    comes = true;
    now.mockReturnValue(7000);
    note({ kind: 'section', thrown: 'third', remote: 'mf-blog' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(tries).toBe(2);
    expect(noted.map(({ thrown }) => thrown)).toEqual(['first', 'second', 'third']);
  });

  it('is told to who comes later, from the first error on', () => {
    const told: unknown[] = [];
    hear(({ thrown }) => told.push(thrown));
    note({ kind: 'section', thrown: 'fourth', remote: 'mf-blog' });
    expect(told).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('uncaught errors, scripts that do not load, what the policy refused, markup that did not fit', () => {
    const error = failed('uncaught');
    window.dispatchEvent(
      new ErrorEvent('error', { error, filename: 'https://s/assets/a.js', lineno: 3, colno: 4 }),
    );
    const script = document.head.appendChild(document.createElement('script'));
    script.type = 'none';
    script.src = 'https://s/assets/late.js';
    script.dispatchEvent(new Event('error'));
    const refused = { effectiveDirective: 'connect-src', blockedURI: 'https://x.example/' };
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        ...refused,
        sourceFile: 'https://s/assets/a.js',
      }),
    );
    tellMismatch('mf-blog', error, 'at Page');
    expect(noted).toEqual([
      { kind: 'error', thrown: error, stack: 'https://s/assets/a.js:3:4' },
      { kind: 'load', thrown: 'a script did not load', stack: 'https://s/assets/late.js:0:0' },
      expect.objectContaining({ kind: 'policy', thrown: 'connect-src refused https://x.example/' }),
      { kind: 'mismatch', thrown: error, remote: 'mf-blog', stack: 'at Page' },
    ]);
  });
});

describe('what a page sends', () => {
  let sent: Promise<ErrorReport[]>[];
  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    navigator.sendBeacon = jest.fn((_address, body) => {
      const reader = new FileReader();
      sent.push(
        new Promise((resolve) => {
          reader.addEventListener('load', () =>
            resolve(JSON.parse(reader.result as string) as ErrorReport[]),
          );
        }),
      );
      reader.readAsText(body as Blob);
      return true;
    });
  });
  afterEach(() => jest.useRealTimers());
  const batch = async () => {
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    return (await Promise.all(sent)).flat();
  };

  it('one report for what is the same, with how often, by the release of its root', async () => {
    const send = createErrorSender(registry);
    for (let time = 0; time < 3; time += 1)
      send({ kind: 'section', thrown: failed('same'), remote: 'mf-blog' });
    send({ kind: 'error', thrown: failed('other') });
    expect(await batch()).toEqual([
      {
        ...{ kind: 'section', name: 'TypeError', message: 'same', count: 3 },
        frames: [{ file: `${BASE}browser/1.js`, line: 1, column: 2 }],
        source: 'mf-blog@0.1.0-1a2b3c4d',
        route: '/',
      },
      expect.objectContaining({ kind: 'error', message: 'other', source: '', count: 1 }),
    ]);
    expect(sent).toHaveLength(1);
  });

  it('the innermost cause of an error', async () => {
    const cause = failed('the cause', `at https://site.example${BASE}browser/2.js:5:6`);
    createErrorSender(registry)({ kind: 'error', thrown: Object.assign(failed('the outer'), { cause }) });
    const [report] = await batch();
    expect(report).toMatchObject({ message: 'the cause' });
    expect(report?.frames.map(({ line }) => line)).toEqual([5, 1]);
  });

  it('nothing of what stands in the page’s fields and in its address', async () => {
    document.body.innerHTML = '<input value="Layla"><textarea>my house</textarea><input value="a">';
    window.history.replaceState(null, '', '/sell?q=Layla+Haddad');
    createErrorSender(registry)({
      kind: 'error',
      thrown: failed('Layla Haddad, Layla, asked about my house'),
    });
    expect((await batch())[0]?.message).toBe('…, …, asked about …');
    document.body.innerHTML = '';
    window.history.replaceState(null, '', '/');
  });

  it('nothing that an extension throws, and nothing that tells nobody anything', async () => {
    const send = createErrorSender(registry);
    send({ kind: 'error', thrown: failed('theirs', 'at chrome-extension://abc/a.js:1:2') });
    send({ kind: 'error', thrown: 'Script error.' });
    send({ kind: 'error', thrown: 'ResizeObserver loop completed with undelivered notifications.' });
    expect(await batch()).toEqual([]);
  });

  it.each([
    [0.09, 1],
    [0.1, 0],
  ])('of a tenth of the page loads where the document says so (%d is drawn)', async (drawn, told) => {
    document.head.innerHTML = '<meta name="error-share" content="0.1">';
    createErrorSender(registry, drawn)({ kind: 'error', thrown: failed('sometimes') });
    expect(await batch()).toHaveLength(told);
    document.head.innerHTML = '';
  });

  it('at most twenty errors of a page load', async () => {
    const send = createErrorSender(registry);
    for (let index = 0; index < 30; index += 1)
      send({ kind: 'error', thrown: failed(`failure ${'x'.repeat(index)}`) });
    expect(await batch()).toHaveLength(20);
  });
});
