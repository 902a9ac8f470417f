import type { RemoteModule, Result, RemoteFailure } from '@shared/contract';
import { createLoadLog } from './load-log.ts';

type Loaded = Result<RemoteModule, RemoteFailure>;
const good: Loaded = { ok: true, value: {} as RemoteModule };
const bad: Loaded = { ok: false, error: { kind: 'timeout', remote: 'mf-blog', cause: 'x' } };

describe('the log of loading', () => {
  const pending: ((loaded: Loaded) => void)[] = [];
  const load = jest.fn(() => new Promise<Loaded>((resolve) => pending.push(resolve)));
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const arrive = async (loaded: Loaded) => {
    pending.shift()?.(loaded);
    await settle();
  };

  beforeEach(() => {
    jest.useFakeTimers();
    load.mockClear();
    pending.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('gives on what was loaded, and notes how long it took', async () => {
    const log = createLoadLog(load);
    const loaded = log.load('mf-blog');
    expect(log.records()).toEqual([{ remote: 'mf-blog', startedAt: performance.now() }]);
    await jest.advanceTimersByTimeAsync(120);
    await arrive(good);
    expect(await loaded).toBe(good);
    expect(log.records()).toMatchObject([{ remote: 'mf-blog', durationMs: 120 }]);
  });

  it('says nothing anew of what is loaded already', async () => {
    const log = createLoadLog(load);
    void log.load('mf-blog');
    await jest.advanceTimersByTimeAsync(120);
    await arrive(good);
    void log.load('mf-blog');
    await jest.advanceTimersByTimeAsync(5);
    await arrive(good);
    expect(load).toHaveBeenCalledTimes(2);
    expect(log.records()).toMatchObject([{ durationMs: 120 }]);
  });

  it('takes two that ask while it is on its way for one', async () => {
    const log = createLoadLog(load);
    void log.load('mf-blog');
    await jest.advanceTimersByTimeAsync(50);
    void log.load('mf-blog');
    await jest.advanceTimersByTimeAsync(50);
    await arrive(good);
    await jest.advanceTimersByTimeAsync(50);
    await arrive(good);
    expect(log.records()).toMatchObject([{ durationMs: 100 }]);
    expect(log.records()).toHaveLength(1);
  });

  it('tells the failure, until a new try', async () => {
    const log = createLoadLog(load);
    void log.load('mf-blog');
    await arrive(bad);
    expect(log.records()).toMatchObject([{ failure: 'timeout' }]);
    void log.load('mf-blog');
    await jest.advanceTimersByTimeAsync(80);
    await arrive(good);
    const [record] = log.records();
    expect(record).not.toHaveProperty('failure');
    expect(record?.durationMs).toBe(80);
  });
});
