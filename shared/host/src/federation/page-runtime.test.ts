import { FEDERATION_RUNTIME } from '@shared/contract';
import { providePageRuntime } from './page-runtime.ts';
import { shareScopeOf, type ShareScope } from './share-scope.ts';

const react = { name: 'the page’s react' };
const own = { name: 'the container’s own' };

/** Acts as a container's generated code does (`dist/…/remoteEntry.js` of a remote). */
function startContainer(fallback = jest.fn(() => Promise.resolve(() => own)), shareKey = 'react') {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: {} as Record<string, unknown>,
    consumesLoadingData: {
      chunkMapping: { 58: [7] },
      moduleIdToConsumeDataMapping: { 7: { shareKey, fallback } },
    },
    federation: {
      initOptions: { name: 'mf_blog', shared: { [shareKey]: [{ version: '19.9.0', get: fallback }] } },
    } as Record<string, unknown>,
  };
  const given = (Reflect.get(globalThis, FEDERATION_RUNTIME) as () => { bundlerRuntime: object })();
  const runtime = given.bundlerRuntime as Record<string, (options: object) => unknown>;
  const installedModules: Record<string, unknown> = {};
  return {
    fallback,
    instance: runtime['init']?.({ webpackRequire }),
    init: () => runtime['initContainerEntry']?.({ webpackRequire }),
    async loadChunk() {
      const promises: unknown[] = [];
      runtime['consumes']?.({ chunkId: 58, promises, installedModules, webpackRequire });
      await Promise.all(promises);
      return promises.length;
    },
    require() {
      const module = { exports: undefined as unknown };
      webpackRequire.m['7']?.(module);
      return module.exports;
    },
  };
}

const start = (libraries: Parameters<typeof shareScopeOf>[1]): ShareScope => {
  const scope = shareScopeOf('shell', libraries);
  providePageRuntime(scope);
  return scope;
};
const pageReact = { request: 'react', version: '19.3.1', lib: () => react };

afterEach(() => void Reflect.deleteProperty(globalThis, FEDERATION_RUNTIME));

describe('the part of the federation runtime that a first view needs', () => {
  it('gives a chunk the page’s copy of a library at once', async () => {
    start([pageReact]);
    const container = startContainer();
    expect(container.instance).toEqual({ name: 'mf_blog' });
    container.init();
    expect(await container.loadChunk()).toBe(0);
    expect(container.require()).toBe(react);
    expect(container.fallback).not.toHaveBeenCalled();
  });

  it('knows of every copy that is offered, and which one is in use', () => {
    const scope = start([pageReact]);
    startContainer().init();
    expect(Object.entries(scope['react'] ?? {})).toEqual([
      ['19.3.1', expect.objectContaining({ from: 'shell', loaded: true, lib: pageReact.lib })],
      ['19.9.0', expect.objectContaining({ from: 'mf_blog' })],
    ]);
    expect(scope['react']?.['19.9.0']?.lib).toBeUndefined();
  });

  it('takes the container’s own copy of what the page has not, once for all', async () => {
    const scope = start([]);
    const first = startContainer();
    first.init();
    await first.loadChunk();
    expect(first.require()).toBe(own);
    expect(scope['react']?.['19.9.0']).toMatchObject({ from: 'mf_blog', loaded: true });
    const second = startContainer();
    second.init();
    await second.loadChunk();
    expect(second.require()).toBe(own);
    expect(second.fallback).not.toHaveBeenCalled();
  });

  describe('with a library that comes to the page in a script of its own', () => {
    function startWith(load: () => Promise<() => unknown>) {
      const scope = start([{ request: 'react', version: '19.3.1', load }]);
      const container = startContainer();
      container.init();
      return { container, copy: () => scope['react']?.['19.3.1'] };
    }

    it('asks for it at once, has chunks wait for it, and gives it at once from then on', async () => {
      const load = jest.fn(() => Promise.resolve(() => react));
      const { container, copy } = startWith(load);
      expect(load).toHaveBeenCalledTimes(1);
      expect(copy()).toMatchObject({ from: 'shell' });
      expect(copy()?.lib).toBeUndefined();
      expect(await container.loadChunk()).toBe(1);
      expect(container.require()).toBe(react);
      expect(copy()).toMatchObject({ loaded: true, loading: null });
      const second = startContainer();
      second.init();
      expect(await second.loadChunk()).toBe(0);
      expect(second.require()).toBe(react);
      expect(load).toHaveBeenCalledTimes(1);
      expect(container.fallback).not.toHaveBeenCalled();
    });

    it('asks again for one that did not come, and has all wait for it meanwhile', async () => {
      jest.useFakeTimers();
      try {
        const load = jest
          .fn(() => Promise.resolve(() => react))
          .mockRejectedValueOnce(new Error('no network'));
        const { container, copy } = startWith(load);
        const here = jest.fn();
        void container.loadChunk().then(here);
        await jest.advanceTimersByTimeAsync(4900);
        expect([load.mock.calls.length, here.mock.calls.length]).toEqual([1, 0]);
        await jest.advanceTimersByTimeAsync(200);
        expect([load.mock.calls.length, here.mock.calls.length]).toEqual([2, 1]);
        expect(container.require()).toBe(react);
        expect((await copy()?.get())?.()).toBe(react);
        expect(container.fallback).not.toHaveBeenCalled();
      } finally {
        jest.useRealTimers();
      }
    });
  });

  it('asks once for a library that several chunks wait for', async () => {
    start([]);
    const container = startContainer();
    container.init();
    await Promise.all([container.loadChunk(), container.loadChunk()]);
    expect(container.fallback).toHaveBeenCalledTimes(1);
  });

  it('fails with a copy that does not come, and tries again', async () => {
    start([]);
    const container = startContainer(jest.fn().mockRejectedValueOnce(new Error('no network')));
    container.init();
    await expect(container.loadChunk()).rejects.toThrow('no network');
    container.fallback.mockResolvedValueOnce(() => own);
    await container.loadChunk();
    expect(container.require()).toBe(own);
  });
});
