import { createFakeClock, type FakeClock } from '../time/fake-clock.test-kit.ts';
import { startJobLimit, type JobLimit } from './job-limit.ts';

describe('the time of a job', () => {
  let clock: FakeClock;
  let limit: JobLimit;
  const onOver = jest.fn();

  beforeEach(() => {
    onOver.mockReset();
    clock = createFakeClock();
    limit = startJobLimit({ limitMs: 250, dataBudgetMs: 150 }, clock, onOver);
  });

  it('is over after the limit', async () => {
    await clock.pass(249);
    expect(onOver).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('is not over any more when the job has ended', async () => {
    limit.dataAsked();
    limit.end();
    // A call of it may be answered later.
    limit.dataAnswered();
    await clock.pass(1000);
    expect(onOver).not.toHaveBeenCalled();
  });

  it('does not pass while the job waits for data', async () => {
    await clock.pass(100);
    limit.dataAsked();
    await clock.pass(140);
    limit.dataAnswered();
    await clock.pass(149);
    expect(onOver).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('stands still until the last of several calls is answered', async () => {
    limit.dataAsked();
    limit.dataAsked();
    await clock.pass(50);
    limit.dataAnswered();
    await clock.pass(50);
    limit.dataAnswered();
    await clock.pass(249);
    expect(onOver).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('passes again when the data takes longer than the job may wait', async () => {
    limit.dataAsked();
    await clock.pass(150 + 249);
    expect(onOver).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('cannot be drawn out by asking again and again', async () => {
    for (let call = 0; call < 100; call += 1) {
      limit.dataAsked();
      await clock.pass(4);
      limit.dataAnswered();
    }
    // 400 ms since the start: the limit and the budget together.
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('is not disturbed by an answer to nothing that it waits for', async () => {
    limit.dataAsked();
    await clock.pass(160);
    limit.dataAnswered();
    await clock.pass(239);
    expect(onOver).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });
});
