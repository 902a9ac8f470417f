import type { HttpRequest, HttpResult } from '@shared/contract';
import { createFakeClock, settle, type FakeClock } from '../time/fake-clock.test-kit.ts';
import { startRenderWorker, type RenderWorker } from './render-worker.ts';
import { requestFor, viewOf } from './renderings.test-kit.ts';
import type { ThreadTime } from '../time/thread-time.ts';
import type { ToWorker } from './worker-messages.ts';
import type { ThreadListener } from './worker-thread.ts';

describe('a worker that renders', () => {
  let clock: FakeClock;
  let thread: ThreadListener;
  let posted: ToWorker[];
  let terminated: boolean;
  /** What became of the thread's time; undefined as where the system does not say. */
  let time: ThreadTime | undefined;
  let asked: { request: HttpRequest; answer: (result: HttpResult) => void }[];
  let refusesToPost: (message: ToWorker) => boolean;
  let worker: RenderWorker;

  beforeEach(() => {
    clock = createFakeClock();
    posted = [];
    terminated = false;
    time = undefined;
    refusesToPost = () => false;
    asked = [];
    worker = startRenderWorker({
      clock,
      timeOf: (id) => (id === 77 ? time : undefined),
      http: {
        request: (request) => new Promise((resolve) => asked.push({ request, answer: resolve })),
      },
      startThread(listener) {
        thread = listener;
        return {
          post(message) {
            if (refusesToPost(message)) throw new RangeError('Maximum call stack size exceeded');
            posted.push(message);
          },
          terminate() {
            terminated = true;
            return Promise.resolve();
          },
        };
      },
    });
  });

  const rendered = (job: number, result: unknown = viewOf('<p>')) =>
    thread.message({ type: 'rendered', job, result });
  const askFor = (call: number, path = '/home/sell') =>
    thread.message({ type: 'http', call, request: { method: 'GET', path } });
  const fault = async (outcome: ReturnType<RenderWorker['render']>) => {
    const settled = await outcome;
    return settled.ok ? undefined : settled.error;
  };

  describe('is ready', () => {
    it('once its bundle is loaded', async () => {
      thread.message({ type: 'ready' });
      await expect(worker.ready).resolves.toBeUndefined();
      await clock.pass(60_000);
      expect(terminated).toBe(false);
    });

    it('never, when the bundle throws as it is loaded', async () => {
      thread.ended('broken on purpose');
      await expect(worker.ready).rejects.toThrow('broken on purpose');
      await worker.ended;
      expect(worker.isUsable()).toBe(false);
    });

    it('never, when the bundle loops as it is loaded: it is ended after ten seconds', async () => {
      await clock.pass(9999);
      expect(terminated).toBe(false);
      await clock.pass(1);
      await expect(worker.ready).rejects.toThrow('not loaded within 10000 ms');
      expect([terminated, worker.isUsable()]).toEqual([true, false]);
    });
  });

  describe('gives', () => {
    it('what the bundle has rendered', async () => {
      const outcome = worker.render(requestFor('/blog'), 250);
      expect(posted).toEqual([{ type: 'render', job: 1, request: requestFor('/blog') }]);
      rendered(1, viewOf('<h1>'));
      expect(await outcome).toEqual({ ok: true, value: viewOf('<h1>') });
      expect(worker.isUsable()).toBe(true);
    });

    it('a failure when the bundle throws, and renders on', async () => {
      const outcome = worker.render(requestFor('/blog'), 250);
      thread.message({ type: 'failed', job: 1, message: 'on purpose' });
      expect(await fault(outcome)).toEqual({ kind: 'threw', message: 'on purpose' });
      expect(worker.isUsable()).toBe(true);
    });

    it.each([[undefined], [null], ['<p>'], [{ html: 7 }], [{ ...viewOf('<p>'), head: null }]])(
      'a failure when the bundle returns %j',
      async (result) => {
        const outcome = worker.render(requestFor('/blog'), 250);
        thread.message({ type: 'rendered', job: 1, result });
        expect(await fault(outcome)).toMatchObject({ kind: 'malformed' });
      },
    );

    it('a failure when the thread ends in the middle of it', async () => {
      const outcome = worker.render(requestFor('/blog'), 250);
      thread.ended('out of memory');
      expect(await fault(outcome)).toEqual({ kind: 'exited', message: 'out of memory' });
      expect(worker.isUsable()).toBe(false);
    });

    it('a failure, and no job to the thread, once its end is certain', async () => {
      void worker.terminate();
      expect(await fault(worker.render(requestFor('/blog'), 250))).toMatchObject({ kind: 'exited' });
      expect(posted).toEqual([]);
    });
  });

  describe('is limited', () => {
    it('from the moment on at which it has the job, and is ended at the limit', async () => {
      await clock.pass(5000);
      thread.message({ type: 'ready' });
      const outcome = worker.render(requestFor('/blog'), 250);
      await clock.pass(249);
      expect(terminated).toBe(false);
      await clock.pass(1);
      expect(await fault(outcome)).toEqual({ kind: 'limit', message: 'no answer within 250 ms' });
      expect([terminated, worker.isUsable()]).toEqual([true, false]);
    });

    it('anew with each job', async () => {
      thread.message({ type: 'ready' });
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
      thread.message({ type: 'ready' });
      const outcome = worker.render(requestFor('/sell', { dataBudgetMs: 150 }), 250);
      await clock.pass(100);
      askFor(1);
      await clock.pass(149);
      asked[0]?.answer({ ok: true, status: 200, data: [] });
      await clock.pass(149);
      rendered(1);
      expect((await outcome).ok).toBe(true);
    });

    it('though it asks the API for something that never comes', async () => {
      thread.message({ type: 'ready' });
      const outcome = worker.render(requestFor('/sell', { dataBudgetMs: 150 }), 250);
      askFor(1);
      await clock.pass(400);
      expect(await fault(outcome)).toMatchObject({ kind: 'limit' });
    });

    it('not by a call of an earlier job that is not answered yet', async () => {
      thread.message({ type: 'ready' });
      const earlier = worker.render(requestFor('/sell'), 250);
      askFor(1);
      await settle();
      rendered(1);
      await earlier;
      const later = worker.render(requestFor('/rent'), 250);
      askFor(2);
      await clock.pass(100);
      asked[0]?.answer({ ok: true, status: 200, data: [] });
      await clock.pass(299);
      expect(terminated).toBe(false);
      await clock.pass(1);
      expect(await fault(later)).toMatchObject({ kind: 'limit' });
    });
  });

  describe('that got too little of the machine', () => {
    beforeEach(() => {
      thread.message({ type: 'started', thread: 77 });
      thread.message({ type: 'ready' });
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
    /** The thread is in the queue all the while. */
    async function queue(ms: number) {
      for (let passed = 0; passed < ms; passed += 50) {
        if (time) time = { ...time, queued: time.queued + 50 };
        await clock.pass(50);
      }
    }
    const isIdle = () => Promise.race([worker.idle().then(() => true), settle().then(() => false)]);

    it('lets its visitor go on in time, and is not ended', async () => {
      expect(await starve()).toMatchObject({ kind: 'starved', message: 'no answer within 250 ms' });
      expect([terminated, worker.isUsable(), await isIdle()]).toEqual([false, true, false]);
    });

    it.each([
      ['rendered', { type: 'rendered', job: 1, result: viewOf('<p>late</p>') }],
      ['failed', { type: 'failed', job: 1, message: 'late' }],
    ])('is free again once it has %s, and nobody is to blame', async (_how, message) => {
      const { later } = await starve();
      await queue(150);
      thread.message(message);
      expect(await later).toBeUndefined();
      expect(await isIdle()).toBe(true);
      const next = worker.render(requestFor('/blog'), 250);
      rendered(2);
      expect((await next).ok).toBe(true);
      await clock.pass(10_000);
      expect(terminated).toBe(false);
    });

    it('is ended when it has had its time and is still at it: that is its fault', async () => {
      const { later } = await starve();
      await queue(500);
      expect(terminated).toBe(false);
      time = { worked: 1200, queued: 1100 };
      await clock.pass(200);
      expect(await later).toMatchObject({ kind: 'limit' });
      expect([terminated, worker.isUsable(), await isIdle()]).toEqual([true, false, true]);
    });

    it('is ended just so when it could have worked, but waits for something else', async () => {
      const { later } = await starve();
      await clock.pass(100);
      expect(terminated).toBe(false);
      await clock.pass(100);
      expect(await later).toMatchObject({ kind: 'limit' });
      expect(terminated).toBe(true);
    });

    it('is ended after five seconds in which the machine gave it nothing', async () => {
      const { later } = await starve();
      await queue(4950);
      expect(terminated).toBe(false);
      await queue(50);
      expect(await later).toMatchObject({ kind: 'limit' });
      expect(terminated).toBe(true);
    });

    it('is to blame when its thread ends meanwhile', async () => {
      const { later } = await starve();
      thread.ended('out of memory');
      expect(await later).toEqual({ kind: 'exited', message: 'out of memory' });
      expect(await isIdle()).toBe(true);
    });

    it('is told from one that has used up its time itself', async () => {
      const outcome = worker.render(requestFor('/blog'), 250);
      time = { worked: 1200, queued: 400 };
      await clock.pass(250);
      expect(await fault(outcome)).toMatchObject({ kind: 'limit' });
      expect(terminated).toBe(true);
    });

    it('is not believed on the bundle’s word: the thread is named before that is loaded', async () => {
      thread.message({ type: 'started', thread: 1 });
      expect(await starve()).toMatchObject({ kind: 'starved' });
    });
  });

  describe('lends the bundle the way to the API', () => {
    it('and says of an answer that cannot be handed over that it is none', async () => {
      refusesToPost = (message) => message.type === 'http-result' && message.result.ok;
      askFor(1);
      asked[0]?.answer({ ok: true, status: 200, data: 'nested too deep' });
      await settle();
      expect(posted).toEqual([
        { type: 'http-result', call: 1, result: { ok: false, failure: { kind: 'malformed' } } },
      ]);
    });

    it('and brings each answer to the call that it belongs to', async () => {
      askFor(1, '/a');
      askFor(2, '/b');
      asked[1]?.answer({ ok: true, status: 200, data: 'b' });
      await settle();
      expect(asked.map(({ request }) => request.path)).toEqual(['/a', '/b']);
      expect(posted).toEqual([
        { type: 'http-result', call: 2, result: { ok: true, status: 200, data: 'b' } },
      ]);
    });
  });

  it('takes no answer for another: that of an earlier job comes too late', async () => {
    const first = worker.render(requestFor('/a'), 250);
    rendered(1);
    await first;
    const second = worker.render(requestFor('/b'), 250);
    rendered(1, viewOf('<p>late</p>'));
    thread.message({ type: 'failed', job: 1, message: 'late' });
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
    [{ type: 'http', call: 1 }],
    [{ type: 'http', call: 1, request: null }],
    [{ type: 'http', call: 1, request: { method: 'DELETE', path: '/x' } }],
    [{ type: 'http', call: 1, request: { method: 'GET', path: 'https://evil.example' } }],
    [{ type: 'http', call: 1, request: { method: 'GET', path: '/x', query: { a: {} } } }],
    [{ type: 'http', call: 1, request: { method: 'GET', path: '/x', headers: 'x' } }],
    [{ type: 'rendered', job: '1', result: {} }],
    [{ type: 'rendered', job: 2, result: {} }],
    [{ type: 'failed' }],
  ])('is not disturbed by a bundle that posts %j', async (rubbish) => {
    const outcome = worker.render(requestFor('/blog'), 250);
    thread.message(rubbish);
    await settle();
    expect(asked).toEqual([]);
    rendered(1);
    expect((await outcome).ok).toBe(true);
  });
});
