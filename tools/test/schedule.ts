import { sum, type Count } from './count.ts';

/** A step of the test command. */
export interface Step {
  name: string;
  /** How many cores it keeps busy. Default: 1. */
  cores?: number;
  /** Steps that have to be through before; those that are not part of this run do not count. Default: none. */
  after?: readonly string[];
  /** Counts; what it throws or prints on the way is its own matter. Never rejects. */
  run(): Promise<Count & { output?: string }>;
}

export interface StepResult extends Count {
  name: string;
  seconds: number;
}

export interface ScheduleOptions {
  /** Default: 2. */
  cores?: number;
  /** Takes each result as it comes. Default: nobody. */
  onResult?: (result: StepResult, output: string) => void;
  /** Milliseconds from any point. Default: the process's own clock. */
  now?: () => number;
}

/** Runs steps in their order, as many side by side as there are cores for; a step waits for those that it names. */
export async function schedule(
  steps: readonly Step[],
  { cores = 2, onResult, now = () => performance.now() }: ScheduleOptions = {},
): Promise<StepResult[]> {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const results: StepResult[] = [];
  const running = new Map<Step, Promise<void>>();
  const done = new Set<string>();
  let free = cores;

  const needs = (step: Step) => Math.min(step.cores ?? 1, cores);
  const isReady = (step: Step) =>
    needs(step) <= free && (step.after ?? []).every((name) => !names.has(name) || done.has(name));
  const start = (step: Step) => {
    const started = now();
    free -= needs(step);
    const end = step.run().then(({ output = '', ...count }) => {
      const result = { ...count, name: step.name, seconds: (now() - started) / 1000 };
      results.push(result);
      done.add(step.name);
      free += needs(step);
      running.delete(step);
      onResult?.(result, output);
    });
    running.set(step, end);
  };

  while (waiting.length > 0 || running.size > 0) {
    // The first that can: a step for all cores is not overtaken for ever, because those before it end.
    const index = waiting.findIndex(isReady);
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (next) start(next);
    else if (running.size === 0)
      throw new Error(`${waiting.map(({ name }) => name).join(', ')} can never start`);
    else await Promise.race(running.values());
  }
  return results;
}

/** The slowest files first. */
export const slowestFiles = (results: readonly Count[], most: number) =>
  (sum(results).files ?? []).toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
