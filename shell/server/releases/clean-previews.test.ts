import type { Clock } from '../time/clock.ts';
import { CLEAN_MS, cleanPreviewsHourly } from './clean-previews.ts';

/** Hours pass when the test says so. */
function fakeHours() {
  const tasks = new Set<() => void>();
  const clock: Clock = {
    now: () => 0,
    after(ms, task) {
      expect(ms).toBe(CLEAN_MS);
      tasks.add(task);
      return () => tasks.delete(task);
    },
  };
  return {
    clock,
    waiting: () => tasks.size,
    async pass() {
      const due = [...tasks];
      tasks.clear();
      for (const task of due) task();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('what ended previews were made of', () => {
  const lines: string[] = [];
  beforeEach(() => void lines.splice(0));
  const start = (clean: (place: string) => Promise<string[]>, places = {}) => {
    const hours = fakeHours();
    const stop = cleanPreviewsHourly({
      ...{ clean, clock: hours.clock, log: (line: string) => void lines.push(line) },
      places: { 'mf-blog': '/releases/blog', 'mf-map': undefined, 'mf-forms': 's3://forms/x', ...places },
    });
    return { ...hours, stop };
  };

  it('is deleted each hour, wherever releases are known to be kept', async () => {
    const clean = jest.fn((place: string) => Promise.resolve(place.startsWith('s3:') ? ['0.1.0-a'] : []));
    const { pass, stop, waiting } = start(clean);
    expect(clean).not.toHaveBeenCalled();
    await pass();
    await pass();
    expect(clean.mock.calls.map(([place]) => place)).toEqual([
      ...['/releases/blog', 's3://forms/x', '/releases/blog', 's3://forms/x'],
    ]);
    expect(lines).toEqual(Array(2).fill('mf-forms: deleted what ended previews were made of, 0.1.0-a'));
    stop();
    expect(waiting()).toBe(0);
  });

  it('is left where nothing may be written, which is said once, and does not keep the others', async () => {
    const clean = jest.fn((place: string) =>
      place.startsWith('s3:') ? Promise.resolve([]) : Promise.reject(new Error('read-only')),
    );
    const { pass } = start(clean);
    await pass();
    await pass();
    expect(clean).toHaveBeenCalledTimes(4);
    expect(lines).toEqual(['mf-blog: ended previews cannot be deleted: read-only']);
  });

  it('is not looked for where no place is known', () => {
    expect(start(jest.fn(), { 'mf-blog': undefined, 'mf-forms': undefined }).waiting()).toBe(0);
  });
});
