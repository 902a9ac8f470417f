import type { Step, Steps } from '../office/shown/steps.ts';

/** What is done sooner needs no bar. */
const PATIENCE_MS = 1000;
const REDRAW_MS = 100;
const WIDTH = 30;

/** Of a part with so many items a log has a line every quarter. */
const MANY = 1000;

/** A line as a part of the work begins, and of a long one every quarter. */
function lines(stream: NodeJS.WritableStream, name: string): Step {
  let next = 0;
  return {
    done(count, of) {
      if (count < next) return;
      stream.write(`${name} ${count}/${of}\n`);
      next = of < MANY ? Number.POSITIVE_INFINITY : count + of / 4;
    },
  };
}

/**
 * Draws a bar for whoever sits before a terminal, once the work takes longer than a second; where the output goes into a file,
 * it is lines. `end` takes the bar away.
 */
export function progressBar(stream: NodeJS.WriteStream): { steps: Steps; end(): void } {
  const begun = Date.now();
  let drawn = 0;
  const clear = () => {
    if (drawn > 0) stream.write('\r\u001B[2K');
  };
  const bar = (name: string): Step => ({
    done(count, of) {
      const now = Date.now();
      if (now - begun < PATIENCE_MS || (now - drawn < REDRAW_MS && count < of)) return;
      const filled = of === 0 ? WIDTH : Math.round((count / of) * WIDTH);
      clear();
      drawn = now;
      stream.write(`[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${name} ${count}/${of}`);
    },
  });
  return { steps: (name) => (stream.isTTY ? bar(name) : lines(stream, name)), end: clear };
}
