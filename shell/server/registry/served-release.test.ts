import { createCircuitBreaker } from '../rendering/circuit-breaker.ts';
import { renderFailure, UnloadableBundle, type RenderFailureKind } from '../rendering/render-outcome.ts';
import { requestFor, viewOf } from '../rendering/renderings.test-kit.ts';
import { createFakeClock, settle, type FakeClock } from '../time/fake-clock.test-kit.ts';
import {
  createFakeOrigin,
  createFakePool,
  createFakeStore,
  releaseOf,
  type FakePool,
} from './releases.test-kit.ts';
import { serveRelease, type ServingPorts } from './served-release.ts';

describe('a release that visitors get', () => {
  let lines: string[];
  let pools: FakePool[];
  let now: number;
  let clock: FakeClock;

  beforeEach(() => {
    clock = createFakeClock();
    lines = [];
    pools = [];
    now = 0;
  });

  const serve = async (release = releaseOf('1.0.0-aaaaaaaa'), ports: Partial<ServingPorts> = {}) => {
    const served = serveRelease(release, createFakeOrigin(), {
      clock,
      store: createFakeStore(),
      async startPool(_release, bundle) {
        const pool = createFakePool(bundle);
        pools.push(pool);
        return pool;
      },
      createBreaker: () => createCircuitBreaker(() => now),
      log: (line) => lines.push(line),
      ...ports,
    });
    await served.started;
    return served;
  };
  const ask = async (served: Awaited<ReturnType<typeof serve>>, pathname = '/blog') => {
    const outcome = await served.render(requestFor(pathname));
    return outcome.ok ? 'rendered' : outcome.error.kind;
  };
  const answerWith = (kind: RenderFailureKind | 'rendered') =>
    pools[0]?.answersWith(
      kind === 'rendered' ? { ok: true, value: viewOf('<p>') } : renderFailure(kind, 'on purpose'),
    );

  it('is rendered by workers that run its verified bundle', async () => {
    const served = await serve();
    expect(pools.map(({ bundle }) => bundle)).toEqual(['/cache/releases/1.0.0-aaaaaaaa/render.cjs']);
    expect([served.isRendered(), served.isPaused(), await ask(served)]).toEqual([true, false, 'rendered']);
  });

  it('says that it is on its way until its first worker is there', async () => {
    let come = (_pool: FakePool) => {};
    const served = serveRelease(releaseOf('1.0.0-aaaaaaaa'), createFakeOrigin(), {
      store: createFakeStore(),
      startPool: () => new Promise((resolve) => (come = resolve)),
      log: (line) => lines.push(line),
      clock,
    });
    expect([served.isRendered(), await ask(served)]).toEqual([false, 'starting']);
    expect((await served.tryRender(requestFor('/blog'))).ok).toBe(false);
    await settle();
    come(createFakePool('render.cjs'));
    await served.started;
    expect(served.isRendered()).toBe(true);
    await served.close();
  });

  it('is left to the browser when it has no bundle', async () => {
    const served = await serve(releaseOf('1.0.0-aaaaaaaa', { server: null }));
    expect([served.isRendered(), await ask(served), lines]).toEqual([false, 'no-bundle', []]);
    await served.close();
  });

  it.each<[string, Partial<ServingPorts>]>([
    ['does not load', { startPool: () => Promise.reject(new Error('broken on purpose')) }],
    [
      'is not to be had',
      {
        store: { ...createFakeStore(), bundle: async () => ({ ok: false, error: 'broken on purpose' }) },
      },
    ],
    [
      'cannot be kept',
      { store: { ...createFakeStore(), bundle: () => Promise.reject(new Error('broken on purpose')) } },
    ],
  ])('is left to the browser when its bundle %s, and the log says why', async (_how, ports) => {
    const served = await serve(undefined, ports);
    expect([served.isRendered(), await ask(served)]).toEqual([false, 'no-bundle']);
    expect(lines).toEqual(['mf-blog@1.0.0-aaaaaaaa: not rendered on the server: broken on purpose']);
  });

  it('has a bundle that does not load told of, once and at each new fault; what nobody could fetch is none of its faults', async () => {
    const failed = jest.fn();
    const texts = ['Error: at module scope', 'Error: at module scope', 'Error: another'];
    const startPool = () => Promise.reject(new UnloadableBundle(texts.shift()));
    const release = releaseOf('1.0.0-aaaaaaaa');
    await serve(release, { startPool, failed });
    await clock.pass(3000);
    expect(failed.mock.calls).toEqual([
      [{ release, text: 'Error: at module scope' }],
      [{ release, text: 'Error: another' }],
    ]);
    failed.mockClear();
    await serve(release, {
      startPool: () => Promise.reject(new Error('the worker was ended by SIGKILL')),
      failed,
    });
    expect(failed).not.toHaveBeenCalled();
  });

  it.each([
    ['rendered', [undefined]],
    ...(['threw', 'limit', 'exited', 'malformed'] as const).map((kind) => [kind, ['/blog']] as const),
    ...(['crowded', 'starved', 'closing'] as const).map((kind) => [kind, []] as const),
  ] as const)('tells of a rendering that is %s, if that says something of it', async (kind, told) => {
    const faults: (string | undefined)[] = [];
    const served = await serve(undefined, {
      rendered: (_release, fault) => faults.push(fault?.request?.pathname),
    });
    answerWith(kind);
    await ask(served);
    // Who only tries hears of it alone.
    await served.tryRender(requestFor('/blog'));
    expect(faults).toEqual(told);
  });

  it('tells of each page that it is asked for while its bundle throws as it is loaded, and of none while it cannot be had', async () => {
    const rendered = jest.fn();
    const release = releaseOf('1.0.0-aaaaaaaa');
    const broken = (why: Error) => serve(release, { startPool: () => Promise.reject(why), rendered });
    await ask(await broken(new Error('the worker was ended by SIGKILL')));
    expect(rendered).not.toHaveBeenCalled();
    await ask(await broken(new UnloadableBundle('at module scope')));
    expect(rendered.mock.calls).toEqual([[release, { request: undefined }]]);
  });

  it('is rendered once its bundle is to be had: it is asked for again, each time later', async () => {
    let tries = 0;
    const store = createFakeStore();
    const bundle: ServingPorts['store']['bundle'] = (release, fetchBundle) => {
      tries += 1;
      return tries < 4
        ? Promise.resolve({ ok: false, error: 'answered 503' })
        : store.bundle(release, fetchBundle);
    };
    const served = await serve(undefined, { store: { ...store, bundle } });
    const triesAfter = async (ms: number) => {
      await clock.pass(ms);
      return tries;
    };
    expect([await triesAfter(999), await triesAfter(1), await triesAfter(1999), await triesAfter(1)]).toEqual(
      [1, 2, 2, 3],
    );
    expect(served.isRendered()).toBe(false);
    expect(await triesAfter(4000)).toBe(4);
    expect([served.isRendered(), await ask(served)]).toEqual([true, 'rendered']);
    expect(lines).toEqual([
      'mf-blog@1.0.0-aaaaaaaa: not rendered on the server: answered 503',
      'mf-blog@1.0.0-aaaaaaaa: rendered on the server now',
    ]);
    expect(await triesAfter(3_600_000)).toBe(4);
  });

  it('is tried no more once it is closed, and ends what comes up afterwards', async () => {
    const startPool = jest.fn(() => Promise.reject<FakePool>(new Error('broken on purpose')));
    await (await serve(undefined, { startPool })).close();
    await clock.pass(3_600_000);
    expect(startPool).toHaveBeenCalledTimes(1);

    const late = createFakePool('late');
    let give = (_pool: FakePool) => {};
    const served = serveRelease(releaseOf('1.0.0-aaaaaaaa'), createFakeOrigin(), {
      store: createFakeStore(),
      startPool: () => new Promise((resolve) => (give = resolve)),
      log: () => {},
    });
    await settle();
    await served.close();
    give(late);
    await served.started;
    expect([served.isRendered(), late.isDrained()]).toEqual([false, true]);
  });

  it.each(['threw', 'limit', 'exited', 'malformed'] as const)(
    'is not asked for half a minute when it has failed five times in a row (%s)',
    async (kind) => {
      const served = await serve();
      answerWith(kind);
      for (let fault = 0; fault < 5; fault += 1) expect(await ask(served)).toBe(kind);
      expect([served.isRendered(), served.isPaused(), await ask(served)]).toEqual([false, true, 'paused']);
      expect(pools[0]?.requests).toHaveLength(5);
      expect(lines).toEqual(
        Array<string>(5).fill(`mf-blog@1.0.0-aaaaaaaa: rendering /blog failed (${kind}): on purpose`),
      );

      now = 30_000;
      answerWith('rendered');
      expect([served.isRendered(), await ask(served)]).toEqual([true, 'rendered']);
    },
  );

  it.each(['crowded', 'starved', 'closing'] as const)(
    'is asked on however often that was nobody’s fault (%s), and the log is silent',
    async (kind) => {
      const served = await serve();
      answerWith(kind);
      for (let time = 0; time < 20; time += 1) expect(await ask(served)).toBe(kind);
      expect([served.isRendered(), lines]).toEqual([true, []]);
    },
  );

  it('is blamed for what it did after its visitors had gone on without it', async () => {
    const served = await serve();
    pools[0]?.answersWith({
      ok: false,
      error: {
        kind: 'starved',
        message: 'late',
        later: Promise.resolve({ kind: 'limit', message: 'a loop' }),
      },
    });
    for (let fault = 0; fault < 5; fault += 1) await ask(served);
    expect([served.isRendered(), lines]).toEqual([
      false,
      Array<string>(5).fill('mf-blog@1.0.0-aaaaaaaa: rendering /blog failed (limit): a loop'),
    ]);
  });

  it('is not forgiven its faults for a crowd between them', async () => {
    const served = await serve();
    for (let fault = 0; fault < 5; fault += 1) {
      answerWith('threw');
      await ask(served);
      answerWith('crowded');
      await ask(served);
    }
    expect(served.isRendered()).toBe(false);
  });

  it('lets its workers end when it is closed', async () => {
    const served = await serve();
    await served.close();
    expect(pools[0]?.isDrained()).toBe(true);
  });
});
