import { restAfter } from './at-rest.ts';

describe('a page is at rest', () => {
  let comeAlive = () => {};
  let isAtRest: boolean;
  beforeEach(() => {
    jest.useFakeTimers();
    isAtRest = false;
    void restAfter(new Promise<void>((resolve) => (comeAlive = resolve))).then(() => (isAtRest = true));
  });
  afterEach(() => jest.useRealTimers());

  it('not before its first section has come alive, however long that takes', async () => {
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isAtRest).toBe(false);
  });

  it('not in the first two seconds after: they are for the first presses', async () => {
    comeAlive();
    await jest.advanceTimersByTimeAsync(1999);
    expect(isAtRest).toBe(false);
  });

  it('when the browser is idle after them', async () => {
    comeAlive();
    await jest.advanceTimersByTimeAsync(3000);
    expect(isAtRest).toBe(true);
  });
});
