/** Lets a limited number of tasks run at once; the others wait in order. */
export interface Turnstile {
  pass<T>(task: () => Promise<T>): Promise<T>;
}

export function createTurnstile(width: number): Turnstile {
  let free = width;
  const waiting: (() => void)[] = [];
  return {
    async pass(task) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
