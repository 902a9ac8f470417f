import type { HttpRequest, HttpResult } from '@shared/contract';
import { createFakeClock, settle, type FakeClock } from '../time/fake-clock.test-kit.ts';
import { startRenderWorker, type RenderWorker } from './render-worker.ts';
import { requestFor, viewOf } from './renderings.test-kit.ts';
import type { ProcessTime } from '../time/process-time.ts';
import type { ToWorker } from './worker-messages.ts';
import type { ProcessListener } from './worker-process.ts';

describe('a worker that renders', () => {
  let clock: FakeClock;
  let process: ProcessListener;
  let posted: ToWorker[];
  let terminated: boolean;
  /** What became of the process's time; undefined as where the system does not say. */
  let time: ProcessTime | undefined;
  /** Bytes. */
  let memory: number | undefined;
  let timesFree: number;
  let asked: { request: HttpRequest; answer: (result: HttpResult) => void }[];
  let refusesToPost: (message: ToWorker) => boolean;
  let worker: RenderWorker;

  beforeEach(() => {
    clock = createFakeClock();
    posted = [];
    terminated = false;
    time = undefined;
    memory = undefined;
    timesFree = 0;
    refusesToPost = () => false;
    asked = [];
    worker = startRenderWorker({
      clock,
      onFree: () => (timesFree += 1),
      http: {
        request: (request) => new Promise((resolve) => asked.push({ request, answer: resolve })),
        extensions: ['appointments.hours'],
      },
      startProcess(listener) {
        process = listener;
        return {
          post(message) {
            if (refusesToPost(message)) throw new RangeError('Maximum call stack size exceeded');
            posted.push(message);
          },
          terminate() {
            terminated = true;
            return Promise.resolve();
          },
          time: () => time,
          memory: () => memory,
        };
      },
    });
  });

  const rendered = (job: number, result: unknown = viewOf('<p>')) =>
    process.message({ type: 'rendered', job, result });
  const askFor = (call: number, path = '/home/sell', job = 1) =>
    process.message({ type: 'http', job, call, request: { method: 'GET', path } });
  const fault = async (outcome: ReturnType<RenderWorker['render']>) => {
    const settled = await outcome;
    return settled.ok ? undefined : settled.error;
  };

  /** Has it render jobs 1 to `times`. */
  async function renderOften(times: number): Promise<void> {
    process.message({ type: 'ready' });
    for (let job = 1; job <= times; job += 1) {
      const outcome = worker.render(requestFor('/blog'), 250);
      rendered(job);
      await outcome;
    }
  }

  describe('is ready', () => {
    it('once its bundle is loaded', async () => {
      process.message({ type: 'ready' });
      await expect(worker.ready).resolves.toBeUndefined();
      await clock.pass(60_000);
      expect(terminated).toBe(false);
    });

    it('never, when the bundle throws as it is loaded', async () => {
      process.ended('broken on purpose');
      await expect(worker.ready).rejects.toThrow('broken on purpose');
      await worker.ended;
      expect(worker.isUsable()).toBe(false);
    });

    it('never, when the bundle loops as it is loaded: it is ended after five seconds', async () => {
      await clock.pass(4999);
      expect(terminated).toBe(false);
      await clock.pass(1);
      await expect(worker.ready).rejects.toThrow('not loaded within 5000 ms');
      expect([terminated, worker.isUsable()]).toEqual([true, false]);
    });

    it('later, when its process has waited for a processor meanwhile: that is none of its five seconds', async () => {
      time = { worked: 800, queued: 4200 };
      await clock.pass(5000);
      time = { worked: 1600, queued: 6000 };
      await clock.pass(4200);
      expect(terminated).toBe(false);
      process.message({ type: 'ready' });
      await expect(worker.ready).resolves.toBeUndefined();
      await clock.pass(60_000);
      expect(terminated).toBe(false);
    });

    it('never, when it loops and has waited a little for a processor: it has that longer', async () => {
      time = { worked: 4000, queued: 1000 };
      await clock.pass(5999);
      expect(terminated).toBe(false);
      time = { worked: 5000, queued: 1000 };
      await clock.pass(1);
      await expect(worker.ready).rejects.toThrow('not loaded within 6000 ms');
    });

    it('never, when the machine has no time for it: after half a minute it is given up', async () => {
      time = { worked: 100, queued: 0 };
      for (let second = 0; second < 30; second += 1) {
        expect(terminated).toBe(false);
        time = { worked: 100, queued: second * 1000 };
        await clock.pass(1000);
      }
      await expect(worker.ready).rejects.toThrow('not loaded within 30000 ms');
      expect(terminated).toBe(true);
    });
  });

  describe('gives', () => {
    it('what the bundle has rendered', async () => {
      const outcome = worker.render(requestFor('/blog'), 250);
      expect(posted).toEqual([
        { type: 'render', job: 1, request: requestFor('/blog'), extensions: ['appointments.hours'] },
      ]);
      rendered(1, viewOf('<h1>'));
      expect(await outcome).toEqual({ ok: true, value: viewOf('<h1>') });
      expect(worker.isUsable()).toBe(true);
    });

    it('a failure when the bundle throws, and renders on', async () => {
      const outcome = worker.render(requestFor('/blog'), 250);
      process.message({ type: 'failed', job: 1, message: 'on purpose' });
      expect(await fault(outcome)).toEqual({ kind: 'threw', message: 'on purpose' });
      expect(worker.isUsable()).toBe(true);
    });

    it.each([[undefined], [null], ['<p>'], [{ html: 7 }], [{ ...viewOf('<p>'), head: null }]])(
      'a failure when the bundle returns %j',
      async (result) => {
        const outcome = worker.render(requestFor('/blog'), 250);
        process.message({ type: 'rendered', job: 1, result });
        expect(await fault(outcome)).toMatchObject({ kind: 'malformed' });
      },
    );

    it('a failure when the process ends in the middle of it', async () => {
      const outcome = worker.render(requestFor('/blog'), 250);
      process.ended('out of memory');
      expect(await fault(outcome)).toEqual({ kind: 'exited', message: 'out of memory' });
      expect(worker.isUsable()).toBe(false);
    });

    it('a failure, and no job to the process, once its end is certain', async () => {
      void worker.terminate();
      expect(await fault(worker.render(requestFor('/blog'), 250))).toMatchObject({ kind: 'exited' });
      expect(posted).toEqual([]);
    });
  });

  describe('is limited', () => {
    it('from the moment on at which it has the job, and is ended at the limit', async () => {
      await clock.pass(4000);
      process.message({ type: 'ready' });
      const outcome = worker.render(requestFor('/blog'), 250);
      await clock.pass(249);
      expect(terminated).toBe(false);
      await clock.pass(1);
      expect(await fault(outcome)).toEqual({ kind: 'limit', message: 'no answer within 250 ms' });
      expect([terminated, worker.isUsable()]).toEqual([true, false]);
    });

    it('anew with each job', async () => {
      process.message({ type: 'ready' });
      for (let job = 1; job <= 3; job += 1) {
        const outcome = worker.render(requestFor('/blog'), 250);
        await clock.pass(200);
        rendered(job);
        expect((await outcome).ok).toBe(true);
      }
      await clock.pass(1000);
      expect(terminated).toBe(false);
    });

    it('in its own time only: a slow answer of the API within the budget is no fault', async () => {
      process.message({ type: 'ready' });
      const outcome = worker.render(requestFor('/sell', { dataBudgetMs: 150 }), 250);
      await clock.pass(100);
      askFor(1);
      await clock.pass(149);
      asked[0]?.answer({ ok: true, status: 200, data: [] });
      await clock.pass(149);
      rendered(1);
      expect((await outcome).ok).toBe(true);
    });

    it('in its own time only, while it waits for what its document says of itself', async () => {
      process.message({ type: 'ready' });
      const request = requestFor('/blog/x', { dataBudgetMs: 150, subjectBudgetMs: 1500 });
      const outcome = worker.render(request, 250);
      askFor(1);
      await clock.pass(1499);
      asked[0]?.answer({ ok: true, status: 200, data: {} });
      await clock.pass(249);
      rendered(1);
      expect((await outcome).ok).toBe(true);
    });

    it('though it asks the API for something that never comes', async () => {
      process.message({ type: 'ready' });
      const outcome = worker.render(requestFor('/sell', { dataBudgetMs: 150 }), 250);
      askFor(1);
      await clock.pass(400);
      expect(await fault(outcome)).toMatchObject({ kind: 'limit' });
    });

    it('not by a call of an earlier job that is not answered yet', async () => {
      process.message({ type: 'ready' });
      const earlier = worker.render(requestFor('/sell'), 250);
      askFor(1);
      await settle();
      rendered(1);
      await earlier;
      const later = worker.render(requestFor('/rent'), 250);
      askFor(2, '/home/rent', 2);
      await clock.pass(100);
      asked[0]?.answer({ ok: true, status: 200, data: [] });
      await clock.pass(299);
      expect(terminated).toBe(false);
      await clock.pass(1);
      expect(await fault(later)).toMatchObject({ kind: 'limit' });
    });
  });

  describe('that got too little of the machine', () => {
    beforeEach(async () => {
      await renderOften(8);
      time = { worked: 1000, queued: 400 };
    });

    /** A job that worked for 50 of its 250 ms, and was in the queue for the others. */
    async function starve() {
      const outcome = worker.render(requestFor('/blog'), 250);
      time = { worked: 1050, queued: 600 };
      await clock.pass(250);
      const settled = await outcome;
      if (settled.ok) throw new Error('it was rendered');
      return settled.error;
    }
    /** The process is in the queue all the while. */
    async function queue(ms: number) {
      for (let passed = 0; passed < ms; passed += 50) {
        if (time) time = { ...time, queued: time.queued + 50 };
        await clock.pass(50);
      }
    }

    it('lets its visitor go on in time, and is not ended', async () => {
      expect(await starve()).toMatchObject({ kind: 'starved', message: 'no answer within 250 ms' });
      expect([terminated, worker.isUsable(), worker.isFree()]).toEqual([false, true, false]);
    });

    it.each([
      ['rendered', { type: 'rendered', job: 9, result: viewOf('<p>late</p>') }],
      ['failed', { type: 'failed', job: 9, message: 'late' }],
    ])('is free again once it has %s, and nobody is to blame', async (_how, message) => {
      const { later } = await starve();
      await queue(150);
      process.message(message);
      expect(await later).toBeUndefined();
      expect(worker.isFree()).toBe(true);
      const next = worker.render(requestFor('/blog'), 250);
      rendered(10);
      expect((await next).ok).toBe(true);
      await clock.pass(10_000);
      expect(terminated).toBe(false);
    });

    it('is ended when it has had its time and is still at it: that is its fault', async () => {
      const { later } = await starve();
      await queue(500);
      expect(terminated).toBe(false);
      time = { worked: 1200, queued: 1100 };
      await clock.pass(300);
      expect(await later).toMatchObject({ kind: 'limit' });
      expect([terminated, worker.isUsable(), worker.isFree()]).toEqual([true, false, false]);
    });

    it('is ended just so when it could have worked, but waits for something else', async () => {
      const { later } = await starve();
      await clock.pass(200);
      expect(terminated).toBe(false);
      await clock.pass(100);
      expect(await later).toMatchObject({ kind: 'limit' });
      expect(terminated).toBe(true);
    });

    it('is not to blame for an answer that was not heard yet, as this server was busy itself', async () => {
      const { later } = await starve();
      await clock.pass(200);
      process.message({ type: 'rendered', job: 9, result: viewOf('<p>late</p>') });
      expect(await later).toBeUndefined();
      await clock.pass(10_000);
      expect(terminated).toBe(false);
    });

    it('is ended after five seconds in which the machine gave it nothing', async () => {
      const { later } = await starve();
      await queue(5050);
      expect(terminated).toBe(false);
      await queue(50);
      expect(await later).toMatchObject({ kind: 'limit' });
      expect(terminated).toBe(true);
    });

    it('is to blame when its process ends meanwhile', async () => {
      const { later } = await starve();
      process.ended('out of memory');
      expect(await later).toEqual({ kind: 'exited', message: 'out of memory' });
    });

    it('is told from one that has used up its time itself', async () => {
      const outcome = worker.render(requestFor('/blog'), 250);
      time = { worked: 1200, queued: 400 };
      await clock.pass(250);
      expect(await fault(outcome)).toMatchObject({ kind: 'limit' });
      expect(terminated).toBe(true);
    });
  });

  describe('that has just been started, and still compiles what it runs,', () => {
    beforeEach(async () => {
      await renderOften(7);
      time = { worked: 1000, queued: 400 };
    });

    /** A job that worked for all of its 250 ms. */
    async function goOn() {
      const outcome = worker.render(requestFor('/blog'), 250);
      time = { worked: 1250, queued: 400 };
      await clock.pass(250);
      const settled = await outcome;
      if (settled.ok) throw new Error('it was rendered');
      expect(settled.error).toMatchObject({ kind: 'starved', message: 'no answer within 250 ms' });
      return settled.error;
    }

    it('lets its visitor go on in time, and is not to blame for its slow start', async () => {
      const { later } = await goOn();
      await clock.pass(900);
      expect(terminated).toBe(false);
      rendered(8, viewOf('<p>late</p>'));
      expect(await later).toBeUndefined();
      expect(worker.isFree()).toBe(true);
    });

    it('is ended when it is still at it after a second and a half', async () => {
      const { later } = await goOn();
      await clock.pass(1200);
      expect(await later).toMatchObject({ kind: 'limit' });
      expect(terminated).toBe(true);
    });

    it('has the usual time from its eighth rendering on, one that came late included', async () => {
      const { later } = await goOn();
      rendered(8, viewOf('<p>late</p>'));
      await later;
      const outcome = worker.render(requestFor('/blog'), 250);
      time = { worked: 1500, queued: 400 };
      await clock.pass(250);
      expect(await fault(outcome)).toMatchObject({ kind: 'limit' });
    });
  });

  describe('lends the bundle the way to the API', () => {
    it('and says of an answer that cannot be handed over that it is none', async () => {
      refusesToPost = (message) => message.type === 'http-result' && message.result?.ok === true;
      void worker.render(requestFor('/sell'), 250);
      posted.length = 0;
      askFor(1);
      asked[0]?.answer({ ok: true, status: 200, data: 'nested too deep' });
      await settle();
      expect(posted).toEqual([
        {
          type: 'http-result',
          call: 1,
          slot: undefined,
          result: { ok: false, failure: { kind: 'malformed' } },
        },
      ]);
    });

    it('and brings each answer to the call that it belongs to', async () => {
      void worker.render(requestFor('/sell'), 250);
      posted.length = 0;
      askFor(1, '/a');
      askFor(2, '/b');
      asked[1]?.answer({ ok: true, status: 200, data: 'b' });
      await settle();
      expect(asked.map(({ request }) => request.path)).toEqual(['/a', '/b']);
      expect(posted).toEqual([
        { type: 'http-result', call: 2, slot: 0, result: { ok: true, status: 200, data: 'b' } },
      ]);
    });

    it('and sends an answer once: later jobs take what the worker has, of each request the newest', async () => {
      const list: HttpResult = { ok: true, status: 200, data: 'a long list' };
      const newer: HttpResult = { ...list, data: 'with one listing more' };
      const asks: [path: string, result: HttpResult][] = [
        ['/home/sell', list],
        ['/home/sell', list],
        ['/home/rent', list],
        ['/home/sell', newer],
        ['/home/rent', { ...newer }],
      ];
      for (const [job, [path, result]] of asks.entries()) {
        void worker.render(requestFor('/sell'), 250);
        askFor(job + 1, path, job + 1);
        asked[job]?.answer(result);
        await settle();
        rendered(job + 1);
      }
      expect(posted.filter(({ type }) => type !== 'render')).toEqual([
        { type: 'http-result', call: 1, slot: 0, result: list },
        { type: 'http-result', call: 2, slot: 0, result: undefined },
        { type: 'http-result', call: 3, slot: 0, result: undefined },
        // The process has room for one of them.
        { type: 'forget', slot: 0 },
        { type: 'http-result', call: 4, slot: 0, result: newer },
        { type: 'http-result', call: 5, slot: 1, result: { ...newer } },
      ]);
    });

    it('and asks nothing for a job that nobody waits for', async () => {
      askFor(1);
      await settle();
      expect(asked).toEqual([]);
      expect(posted).toEqual([
        {
          type: 'http-result',
          call: 1,
          slot: undefined,
          result: { ok: false, failure: { kind: 'aborted' } },
        },
      ]);
    });

    it('and ends one that asks without end', async () => {
      const outcome = worker.render(requestFor('/sell'), 250);
      for (let call = 1; call <= 101; call += 1) askFor(call);
      expect(await fault(outcome)).toMatchObject({ kind: 'malformed' });
      expect([terminated, asked.length]).toEqual([true, 100]);
    });
  });

  it('gives the reason for which its bundle cannot be loaded', async () => {
    process.message({ type: 'unloadable', message: 'broken on purpose' });
    await expect(worker.ready).rejects.toThrow('broken on purpose');
  });

  it('takes no answer for another: that of an earlier job comes too late', async () => {
    const first = worker.render(requestFor('/a'), 250);
    rendered(1);
    await first;
    const second = worker.render(requestFor('/b'), 250);
    rendered(1, viewOf('<p>late</p>'));
    process.message({ type: 'failed', job: 1, message: 'late' });
    rendered(2, viewOf('<p>b</p>'));
    expect(await second).toEqual({ ok: true, value: viewOf('<p>b</p>') });
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['ready'],
    [[]],
    [{}],
    [{ type: 'unheard-of' }],
    [{ type: 'http' }],
    [{ type: 'http', job: 1, call: 1 }],
    [{ type: 'http', job: 1, call: 1, request: null }],
    [{ type: 'http', call: 1, request: { method: 'GET', path: '/x' } }],
    [{ type: 'http', job: 1, call: 1, request: { method: 'DELETE', path: '/x' } }],
    [{ type: 'http', job: 1, call: 1, request: { method: 'GET', path: 'https://evil.example' } }],
    [{ type: 'http', job: 1, call: 1, request: { method: 'GET', path: '/x', query: { a: {} } } }],
    [{ type: 'http', job: 1, call: 1, request: { method: 'GET', path: '/x', headers: 'x' } }],
    [{ type: 'rendered', job: '1', result: {} }],
    [{ type: 'failed' }],
  ])('is ended for a bundle that sends %j, which is its fault', async (rubbish) => {
    const outcome = worker.render(requestFor('/blog'), 250);
    process.message(rubbish);
    expect(await fault(outcome)).toMatchObject({ kind: 'malformed' });
    expect([terminated, worker.isUsable(), asked]).toEqual([true, false, []]);
  });

  describe('takes another job', () => {
    it('while those that it has wait for data, and says so', async () => {
      const first = worker.render(requestFor('/sell'), 250);
      expect(worker.isFree()).toBe(false);
      askFor(1);
      expect([worker.isFree(), timesFree]).toEqual([true, 1]);
      const second = worker.render(requestFor('/rent'), 250);
      expect(worker.isFree()).toBe(false);
      rendered(2, viewOf('<p>second</p>'));
      expect(await second).toEqual({ ok: true, value: viewOf('<p>second</p>') });
      asked[0]?.answer({ ok: true, status: 200, data: [] });
      await settle();
      expect(worker.isFree()).toBe(false);
      rendered(1, viewOf('<p>first</p>'));
      expect(await first).toEqual({ ok: true, value: viewOf('<p>first</p>') });
      expect(worker.isFree()).toBe(true);
    });

    it('until it has eight', () => {
      for (let job = 1; job <= 8; job += 1) {
        expect(worker.isFree()).toBe(true);
        void worker.render(requestFor('/sell'), 250);
        askFor(job, '/home/sell', job);
      }
      expect(worker.isFree()).toBe(false);
    });

    it.each([
      ['loops', () => clock.pass(250), 'limit'],
      ['ends it', async () => process.ended('on purpose'), 'exited'],
    ])('and only the one that %s is to blame', async (_how, fail, kind) => {
      const waits = worker.render(requestFor('/sell', { dataBudgetMs: 1000 }), 250);
      askFor(1);
      const fails = worker.render(requestFor('/rent'), 250);
      await fail();
      expect(await fault(fails)).toMatchObject({ kind });
      expect(await fault(waits)).toMatchObject({ kind: 'crowded' });
    });
  });

  describe('with too much memory, buffers outside of the heap included,', () => {
    const MEGABYTE = 2 ** 20;
    beforeEach(() => process.message({ type: 'ready' }));

    it('ends once its job is done', async () => {
      const outcome = worker.render(requestFor('/blog'), 60_000);
      memory = 257 * MEGABYTE;
      await clock.pass(1000);
      expect([worker.isUsable(), worker.isFree()]).toEqual([true, false]);
      rendered(1);
      expect((await outcome).ok).toBe(true);
      expect([terminated, worker.isUsable()]).toEqual([true, false]);
    });

    it('ends at once when it is far too much, which is its fault', async () => {
      const outcome = worker.render(requestFor('/blog'), 60_000);
      memory = 400 * MEGABYTE;
      await clock.pass(1000);
      expect(await fault(outcome)).toEqual({ kind: 'exited', message: 'the worker had 400 MB' });
      expect(terminated).toBe(true);
    });

    it('is left alone below', async () => {
      memory = 255 * MEGABYTE;
      await clock.pass(60_000);
      expect([terminated, worker.isFree()]).toEqual([false, true]);
    });
  });
});
