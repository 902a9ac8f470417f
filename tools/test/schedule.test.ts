import { PASSED, sum } from './count.ts';
import { schedule, slowestFiles, type Step } from './schedule.ts';

/** Steps that end when they are told, and what has begun and ended so far. */
function stage() {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    ...more,
    run: () => {
      events.push(`${name} begins`);
      return new Promise((resolve) =>
        ends.set(name, () => {
          events.push(`${name} ends`);
          resolve(PASSED);
        }),
      );
    },
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { events, step, end };
}

describe('the order of steps', () => {
  it('runs as many side by side as there are cores for, in the order given', async () => {
    const { events, step, end } = stage();
    const all = schedule([step('types'), step('lint'), step('format')]);
    expect(events).toEqual(['types begins', 'lint begins']);
    await end('lint');
    expect(events.at(-1)).toBe('format begins');
    await end('types');
    await end('format');
    expect((await all).map(({ name }) => name)).toEqual(['lint', 'types', 'format']);
  });

  it('gives a step all the cores that it asks for, and never more than there are', async () => {
    const { events, step, end } = stage();
    const all = schedule([
      step('types'),
      step('build', { cores: 2 }),
      step('lint'),
      step('tests', { cores: 8 }),
    ]);
    expect(events).toEqual(['types begins', 'lint begins']);
    await end('types');
    await end('lint');
    expect(events.slice(4)).toEqual(['build begins']);
    await end('build');
    expect(events.at(-1)).toBe('tests begins');
    await end('tests');
    expect(await all).toHaveLength(4);
  });

  it('waits for what a step names, unless that is no part of the run', async () => {
    const { events, step, end } = stage();
    const all = schedule([step('budgets', { after: ['build', 'install'] }), step('build')]);
    expect(events).toEqual(['build begins']);
    await end('build');
    expect(events).toEqual(['build begins', 'build ends', 'budgets begins']);
    await end('budgets');
    await all;
  });

  it('says which steps wait for each other', async () => {
    const { step } = stage();
    const all = schedule([step('a', { after: ['b'] }), step('b', { after: ['a'] })]);
    await expect(all).rejects.toThrow('a, b can never start');
  });

  it('tells seconds and output of each step as it ends', async () => {
    let clock = 1000;
    const told: [string, number, string][] = [];
    await schedule([{ name: 'lint', run: async () => ({ ...PASSED, output: ((clock += 2500), 'fine') }) }], {
      now: () => clock,
      onResult: ({ name, seconds }, output) => told.push([name, seconds, output]),
    });
    expect(told).toEqual([['lint', 2.5, 'fine']]);
  });
});

describe('counts', () => {
  it('add up, and name the slowest files first', () => {
    const files = [1, 3, 2].map((seconds) => ({ name: `f${seconds}`, seconds }));
    expect(sum([PASSED, { passed: 3, failed: 2, files }])).toEqual({ passed: 4, failed: 2, files });
    expect(slowestFiles([{ passed: 0, failed: 0, files }], 2).map(({ name }) => name)).toEqual(['f3', 'f2']);
  });
});
