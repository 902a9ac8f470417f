import type { RegistrySnapshot } from '@shared/contract';
import { startFirstContainers } from './first-containers.ts';
import { SCRIPT_LIMIT_MS } from './time-limits.ts';

const url = '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/browser/remoteEntry.js';
const integrity = 'sha384-abc';
const registry = {
  contract: 1,
  remotes: {
    'mf-blog': { name: 'mf-blog', version: '1.0.0', container: { url, global: 'mf_blog', integrity } },
  },
} as unknown as RegistrySnapshot;
const lifecycle = () => Promise.resolve();
const remote = { bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, parcels: {} };
const scope = { react: {} };

const scripts = () => [...document.head.querySelectorAll('script')];
const setContainer = (container: object) => Reflect.set(globalThis, 'mf_blog', container);
/** Runs the script that stands in the document. */
const arrive = (container?: object) => {
  if (container) setContainer(container);
  scripts()[0]?.dispatchEvent(new Event('load'));
};
const containerOf = (exposed: unknown) => ({ init: jest.fn(), get: jest.fn(async () => () => exposed) });
const load = () => startFirstContainers(registry, scope)('mf-blog');
/** How the origin answers who asks why a script did not load. */
const answerDiagnosis = (status: number, type = 'text/javascript') => {
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: status === 200,
      status,
      headers: new Map([['content-type', type]]),
    })) as unknown as typeof fetch;
};

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'mf_blog');
  document.head.replaceChildren();
});

describe('the container of a first view', () => {
  it('runs by its address and hash, is given the page’s libraries, and gives what it exposes', async () => {
    const container = containerOf({ default: remote });
    const loaded = load();
    const [script] = scripts();
    expect(script?.getAttribute('src')).toBe(url);
    expect(script?.integrity).toBe(integrity);
    arrive(container);
    expect(await loaded).toEqual({ ok: true, value: remote });
    expect(container.init.mock.calls[0]?.[0]).toBe(scope);
    expect(container.get).toHaveBeenCalledWith('./remote');
    expect(scripts()).toEqual([]);
  });

  it('that runs already is not run again', async () => {
    setContainer(containerOf({ default: remote }));
    expect(await load()).toEqual({ ok: true, value: remote });
    expect(scripts()).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['no default', {}],
    ['something else', { default: { mount: 7 } }],
  ])('that exposes %s is a failure of its own, told with its version', async (_what, exposed) => {
    setContainer(containerOf(exposed));
    expect(await load()).toMatchObject({
      ok: false,
      error: { kind: 'missing-expose', remote: 'mf-blog', version: '1.0.0' },
    });
  });

  it('without a live release is not found, and nothing is asked', async () => {
    expect(await startFirstContainers(registry, scope)('mf-forms')).toMatchObject({
      ok: false,
      error: { kind: 'not-found', remote: 'mf-forms' },
    });
    expect(scripts()).toEqual([]);
  });

  it('that does not come in time is late', async () => {
    jest.useFakeTimers();
    const loaded = load();
    await jest.advanceTimersByTimeAsync(SCRIPT_LIMIT_MS);
    expect(await loaded).toMatchObject({ ok: false, error: { kind: 'timeout', version: '1.0.0' } });
    expect(scripts()).toEqual([]);
  });

  it.each([
    ['wrong-integrity', 200, 'text/javascript'],
    ['bad-container', 200, 'text/html'],
    ['gone', 404, 'text/html'],
    ['not-found', 500, 'text/html'],
  ])('whose script fails is %s where its origin answers %i %s', async (kind, status, type) => {
    answerDiagnosis(status, type);
    const loaded = load();
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(await loaded).toMatchObject({ ok: false, error: { kind } });
  });

  it('that sets nothing is no container', async () => {
    const loaded = load();
    arrive();
    expect(await loaded).toMatchObject({ ok: false, error: { kind: 'bad-container' } });
  });

  it('that throws as it starts has failed to start', async () => {
    setContainer({
      ...containerOf({ default: remote }),
      init() {
        throw new Error('no');
      },
    });
    expect(await load()).toMatchObject({ ok: false, error: { kind: 'init', cause: new Error('no') } });
  });

  it.each([
    ['missing-expose', 'Module "./remote" does not exist in container.'],
    ['init', 'something else'],
  ])('that gives nothing is %s for "%s"', async (kind, message) => {
    setContainer({ init() {}, get: () => Promise.reject(new Error(message)) });
    expect(await load()).toMatchObject({ ok: false, error: { kind } });
  });

  it('whose chunk does not come is told by what stands at the chunk’s address', async () => {
    answerDiagnosis(404);
    const error = Object.assign(new Error('Loading chunk 58 failed.'), {
      name: 'ChunkLoadError',
      request: '/remotes/mf-blog/58.js',
    });
    setContainer({ init() {}, get: () => Promise.reject(error) });
    expect(await load()).toMatchObject({ ok: false, error: { kind: 'gone' } });
  });
});
