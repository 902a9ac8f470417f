import { isMoveLate, watchMoves } from './move-time.ts';

describe('how long a move has been under way', () => {
  let now: number;
  const move = (isOwn: boolean) => {
    const event = new PopStateEvent('popstate');
    Object.defineProperty(event, 'timeStamp', { value: now });
    // As single-spa marks those that it fires itself.
    if (isOwn) Object.assign(event, { singleSpa: true });
    window.dispatchEvent(event);
  };

  beforeAll(watchMoves);
  beforeEach(() => {
    now = 1000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is too long for a heading to wait from 25 ms on', () => {
    move(true);
    now += 25;
    expect(isMoveLate()).toBe(false);
    now += 1;
    expect(isMoveLate()).toBe(true);
  });

  it('is never too long where the visitor went back or forward, to where a page was left', () => {
    move(false);
    now += 5000;
    expect(isMoveLate()).toBe(false);
  });
});
