import { PassThrough } from 'node:stream';
import { progressBar } from './progress.ts';

/** What a terminal or a pipe is sent. */
function output(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream;
  return { stream, said: () => String((stream as unknown as PassThrough).read() ?? '') };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('how far a command is', () => {
  it('is a bar at a terminal, from a second on, a few times a second, and gone at the end', () => {
    const { stream, said } = output(true);
    const bar = progressBar(stream);
    const step = bar.steps('storing rows');
    step.done(1, 4);
    expect(said()).toBe('');
    jest.advanceTimersByTime(1000);
    step.done(2, 4);
    expect(said()).toBe(`[${'#'.repeat(15)}${'.'.repeat(15)}] storing rows 2/4`);
    step.done(3, 4);
    expect(said()).toBe('');
    step.done(4, 4);
    expect(said()).toBe(`\r\u001B[2K[${'#'.repeat(30)}] storing rows 4/4`);
    bar.end();
    bar.end();
    expect(said()).toBe('\r\u001B[2K');
  });

  it('says how long it waits where nobody knows how much there is, until the next part begins', () => {
    const { stream, said } = output(true);
    const bar = progressBar(stream);
    bar.wait('reading listings');
    jest.advanceTimersByTime(900);
    expect(said()).toBe('');
    jest.advanceTimersByTime(1100);
    expect(said()).toMatch(/\] reading listings, 2 s$/);
    bar.steps('writing rows');
    jest.advanceTimersByTime(5000);
    expect(said()).toBe('');
  });

  it('is lines in a pipe, one a part and one a quarter of a long one, and none where they are not wanted', () => {
    const { stream, said } = output(false);
    const bar = progressBar(stream);
    bar.wait('reading');
    jest.advanceTimersByTime(5000);
    const step = bar.steps('storing rows');
    for (let count = 0; count <= 1000; count += 50) step.done(count, 1000);
    const quarters = [0, 250, 500, 750, 1000].map((count) => `storing rows ${count}/1000\n`);
    expect(said()).toBe(quarters.join(''));
    progressBar(stream, false).steps('writing rows').done(1, 1);
    bar.end();
    expect(said()).toBe('');
  });
});
