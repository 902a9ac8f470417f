import { createFakeClock, settle, type FakeClock } from '../time/fake-clock.test-kit.ts';
import { createFakeWorker, type FakeWorker } from './fake-worker.test-kit.ts';
import { requestFor } from './renderings.test-kit.ts';
import { startWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const warmUp = requestFor('/warm-up');
const pathsOf = ({ requests }: FakeWorker) => requests.map(({ pathname }) => pathname);

describe('the workers of a release', () => {
  let clock: FakeClock;
  let workers: FakeWorker[];

  beforeEach(() => {
    clock = createFakeClock();
    workers = [];
  });

  const start = (options: Partial<WorkerPoolOptions> = {}) =>
    startWorkerPool(
      { size: 2, limitMs: 250, warmUp, ...options },
      {
        clock,
        startWorker(onFree) {
          const worker = createFakeWorker(onFree);
          workers.push(worker);
          return worker;
        },
      },
    );
  const worker = (index: number): FakeWorker => {
    const found = workers[index];
    if (!found) throw new Error(`no worker ${index} was started`);
    return found;
  };
  async function makeWarm(started: FakeWorker): Promise<void> {
    started.loaded();
    await settle();
    started.answer();
    await settle();
  }
  async function startWarm(options: Partial<WorkerPoolOptions> = {}): Promise<WorkerPool> {
    const starting = start(options);
    // The first one is warm before the others are started.
    for (let index = 0; index < (options.size ?? 2); index += 1) await makeWarm(worker(index));
    return starting;
  }
  const kindOf = async (outcome: ReturnType<WorkerPool['render']>) => {
    const settled = await outcome;
    return settled.ok ? 'rendered' : settled.error.kind;
  };

  describe('at the start', () => {
    it('are loaded and warm before anything is asked of them, and the first before there is another', async () => {
      let isReady = false;
      void start().then(() => {
        isReady = true;
      });
      expect(workers).toHaveLength(1);
      await makeWarm(worker(0));
      worker(1).loaded();
      await settle();
      expect(workers.map(pathsOf)).toEqual([['/warm-up'], ['/warm-up']]);
      expect(isReady).toBe(false);
      worker(1).answer();
      await settle();
      expect(isReady).toBe(true);
    });

    it('are none when the first cannot load the bundle, and none is tried again', async () => {
      const starting = start();
      worker(0).end();
      await expect(starting).rejects.toThrow('the worker has ended');
      await clock.pass(10_000);
      expect(workers).toHaveLength(1);
    });

    it('are none when another one cannot', async () => {
      const starting = start();
      await makeWarm(worker(0));
      worker(1).end();
      await expect(starting).rejects.toThrow('the worker has ended');
      expect(worker(0).wasTerminated()).toBe(true);
    });

    it('need not have rendered the warm-up well', async () => {
      const starting = start();
      worker(0).loaded();
      await settle();
      worker(0).answer({ ok: false, error: { kind: 'threw', message: 'on purpose' } });
      await settle();
      await makeWarm(worker(1));
      const pool = await starting;
      void pool.render(requestFor('/one'));
      void pool.render(requestFor('/other'));
      await settle();
      expect(workers.map((each) => pathsOf(each).length)).toEqual([2, 2]);
    });
  });

  describe('when more is asked than they can do at once', () => {
    it('render one request each, and the next in the order in which they came', async () => {
      const pool = await startWarm({ size: 1 });
      const outcomes = ['/a', '/b', '/c'].map((pathname) => kindOf(pool.render(requestFor(pathname))));
      await settle();
      for (let job = 0; job < 3; job += 1) {
        worker(0).answer();
        await settle();
      }
      expect(pathsOf(worker(0))).toEqual(['/warm-up', '/a', '/b', '/c']);
      expect(await Promise.all(outcomes)).toEqual(['rendered', 'rendered', 'rendered']);
    });

    it('let nobody wait for longer than the time to wait, which is no fault of the bundle', async () => {
      const pool = await startWarm({ size: 1, waitLimitMs: 200 });
      void pool.render(requestFor('/slow'));
      let late: string | undefined;
      void kindOf(pool.render(requestFor('/late'))).then((kind) => {
        late = kind;
      });
      await clock.pass(199);
      expect(late).toBeUndefined();
      await clock.pass(1);
      expect(late).toBe('crowded');
      // Who has gone away is not rendered for.
      worker(0).answer();
      await settle();
      expect(pathsOf(worker(0))).toEqual(['/warm-up', '/slow']);
    });

    it('let only so many wait; the others go without content at once', async () => {
      const pool = await startWarm({ size: 1, mostWaiting: 2 });
      const outcomes = ['/a', '/b', '/c'].map((pathname) => kindOf(pool.render(requestFor(pathname))));
      expect(await kindOf(pool.render(requestFor('/d')))).toBe('crowded');
      for (let job = 0; job < 3; job += 1) {
        await settle();
        worker(0).answer();
      }
      expect(await Promise.all(outcomes)).toEqual(['rendered', 'rendered', 'rendered']);
    });

    it('let sixteen wait for each of them unless it is said otherwise', async () => {
      const pool = await startWarm();
      const kinds: string[] = [];
      for (let request = 0; request < 500; request += 1)
        void kindOf(pool.render(requestFor(`/${request}`))).then((kind) => kinds.push(kind));
      await settle();
      expect(kinds).toEqual(Array<string>(500 - 2 - 32).fill('crowded'));
      expect(pool.waiting()).toBe(32);
    });
  });

  it('render another request while one waits for data', async () => {
    const pool = await startWarm({ size: 1 });
    const first = kindOf(pool.render(requestFor('/a')));
    const second = kindOf(pool.render(requestFor('/b')));
    await settle();
    expect(pathsOf(worker(0))).toEqual(['/warm-up', '/a']);
    worker(0).waitForData();
    await settle();
    expect(pathsOf(worker(0))).toEqual(['/warm-up', '/a', '/b']);
    worker(0).answer();
    worker(0).answer();
    expect(await Promise.all([first, second])).toEqual(['rendered', 'rendered']);
  });

  it('give nothing to one that is still at a job which nobody waits for', async () => {
    const pool = await startWarm({ size: 1 });
    const starved = kindOf(pool.render(requestFor('/late')));
    await settle();
    const finishLate = worker(0).starve();
    expect(await starved).toBe('starved');
    const next = kindOf(pool.render(requestFor('/next')));
    await settle();
    expect(pathsOf(worker(0))).toEqual(['/warm-up', '/late']);
    finishLate();
    await settle();
    worker(0).answer();
    expect(await next).toBe('rendered');
  });

  describe('when one ends', () => {
    it('give the next job to another one: none goes to a worker whose end is certain', async () => {
      const pool = await startWarm();
      const faulty = pool.render(requestFor('/loop'));
      await settle();
      const [looping, other] = pathsOf(worker(0)).includes('/loop')
        ? [worker(0), worker(1)]
        : [worker(1), worker(0)];
      const waiting = [pool.render(requestFor('/a')), pool.render(requestFor('/b'))];
      await settle();
      looping.fail('limit');
      expect(await kindOf(faulty)).toBe('limit');
      await settle();
      other.answer();
      await settle();
      other.answer();
      expect((await Promise.all(waiting)).every(({ ok }) => ok)).toBe(true);
      expect(pathsOf(looping)).toEqual(['/warm-up', '/loop']);
      expect(pathsOf(other)).toEqual(['/warm-up', '/a', '/b']);
    });

    it('are as many again soon, and the new one is warm before it gets a job', async () => {
      const pool = await startWarm({ size: 1 });
      worker(0).end();
      await clock.pass(249);
      expect(workers).toHaveLength(1);
      await clock.pass(1);
      const waiting = pool.render(requestFor('/a'));
      worker(1).loaded();
      await settle();
      expect(pathsOf(worker(1))).toEqual(['/warm-up']);
      worker(1).answer();
      await settle();
      worker(1).answer();
      expect(await kindOf(waiting)).toBe('rendered');
    });

    it('are tried again and again when the new one ends as well, each time later, until one is of use', async () => {
      const pool = await startWarm({ size: 1 });
      for (const [time, pause] of [250, 500, 1000, 2000].entries()) {
        worker(time).end();
        await clock.pass(pause - 1);
        expect(workers).toHaveLength(time + 1);
        await clock.pass(1);
      }
      await makeWarm(worker(4));
      const rendered = pool.render(requestFor('/a'));
      await settle();
      worker(4).answer();
      expect(await kindOf(rendered)).toBe('rendered');
      worker(4).end();
      await clock.pass(250);
      expect(workers).toHaveLength(6);
    });

    it('are tried twice a minute in the end', async () => {
      await startWarm({ size: 1 });
      for (let time = 0; time < 20; time += 1) {
        workers.at(-1)?.end();
        await clock.pass(30_000);
      }
      expect(workers).toHaveLength(21);
    });

    it('take nothing from a worker that has ended without a job', async () => {
      const pool = await startWarm();
      worker(1).end();
      await settle();
      const rendered = pool.render(requestFor('/a'));
      await settle();
      worker(0).answer();
      expect(await kindOf(rendered)).toBe('rendered');
    });
  });

  describe('when the release makes room', () => {
    it('finish what was asked for, running or waiting, and end then', async () => {
      const pool = await startWarm({ size: 1 });
      const outcomes = [pool.render(requestFor('/a')), pool.render(requestFor('/b'))].map(kindOf);
      await settle();
      const drained = pool.drain();
      await settle();
      worker(0).answer();
      await settle();
      expect(worker(0).wasTerminated()).toBe(false);
      worker(0).answer();
      await drained;
      expect(await Promise.all(outcomes)).toEqual(['rendered', 'rendered']);
      expect(worker(0).wasTerminated()).toBe(true);
    });

    it('take nothing new, and say so', async () => {
      const pool = await startWarm();
      await pool.drain();
      expect(await kindOf(pool.render(requestFor('/a')))).toBe('closing');
    });

    it('end after two seconds whatever they do, and are not replaced', async () => {
      const pool = await startWarm({ size: 1 });
      const running = kindOf(pool.render(requestFor('/a')));
      await settle();
      void pool.drain();
      await clock.pass(1999);
      expect(worker(0).wasTerminated()).toBe(false);
      await clock.pass(1);
      expect(worker(0).wasTerminated()).toBe(true);
      expect(await running).toBe('exited');
      await clock.pass(10_000);
      expect(workers).toHaveLength(1);
    });

    it('are not replaced when one has ended just before', async () => {
      const pool = await startWarm({ size: 1 });
      worker(0).end();
      await pool.drain();
      await clock.pass(10_000);
      expect(workers).toHaveLength(1);
    });
  });
});
