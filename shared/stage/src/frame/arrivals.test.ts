import type { HttpResult } from '@shared/contract';
import { watchArrivals } from './arrivals.ts';

describe('what a mount asks the API for', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const request = { method: 'GET', path: '/blog/' } as const;
  /** An API that answers when it is told to. */
  function open() {
    let answer = () => {};
    const { http, arrived } = watchArrivals({
      request: () =>
        new Promise<HttpResult>((resolve) => {
          answer = () => resolve({ ok: true, status: 200, data: null });
        }),
    });
    let isThrough = false;
    return {
      http,
      answer: () => answer(),
      wait: () => void arrived().then(() => (isThrough = true)),
      isThrough: () => isThrough,
    };
  }

  it('is waited for, and what it leads to', async () => {
    const api = open();
    const first = api.http.request(request);
    api.wait();
    await jest.advanceTimersByTimeAsync(5000);
    expect(api.isThrough()).toBe(false);
    api.answer();
    await first;
    await jest.advanceTimersByTimeAsync(300);
    const second = api.http.request(request);
    await jest.advanceTimersByTimeAsync(1000);
    expect(api.isThrough()).toBe(false);
    api.answer();
    await second;
    await jest.advanceTimersByTimeAsync(600);
    expect(api.isThrough()).toBe(true);
  });

  it('is not waited for where nothing answers', async () => {
    const api = open();
    void api.http.request(request);
    api.wait();
    await jest.advanceTimersByTimeAsync(15_100);
    expect(api.isThrough()).toBe(true);
  });
});
