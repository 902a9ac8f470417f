import type { Step, Steps } from '../office/shown/steps.ts';

/** What is done sooner needs no bar. */
const PATIENCE_MS = 1000;
const REDRAW_MS = 100;
/** How often a part is drawn anew of which nobody knows how much there is. */
const TICK_MS = 500;
const WIDTH = 30;

/** Of a part with so many items a log has a line every quarter. */
const MANY = 1000;

export interface Progress {
  /** Begins a part of the work of which it is known how much there is. */
  steps: Steps;
  /** Begins one of which that is not known, such as a question to the database; it ends with the next part. */
  wait(name: string): void;
  /** Takes the bar away. */
  end(): void;
}

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

const inLines = (stream: NodeJS.WritableStream): Progress => ({
  steps: (name) => lines(stream, name),
  wait: () => undefined,
  end: () => undefined,
});

function asBar(stream: NodeJS.WritableStream): Progress {
  const begun = Date.now();
  let drawn = 0;
  let ticking: NodeJS.Timeout | undefined;
  const clear = () => {
    if (drawn > 0) stream.write('\r\u001B[2K');
  };
  /** @param isDue whether it is drawn although it has been a moment ago */
  const draw = (line: string, isDue = false) => {
    const now = Date.now();
    if (now - begun < PATIENCE_MS || (now - drawn < REDRAW_MS && !isDue)) return;
    clear();
    drawn = now;
    stream.write(line);
  };
  const stopTicking = () => clearInterval(ticking);
  const bar = (filled: number) => `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
  return {
    steps(name) {
      stopTicking();
      return {
        done(count, of) {
          const filled = of === 0 ? WIDTH : Math.round((count / of) * WIDTH);
          draw(`${bar(filled)} ${name} ${count}/${of}`, count === of);
        },
      };
    },
    wait(name) {
      stopTicking();
      const tick = () => draw(`${bar(0)} ${name}, ${Math.round((Date.now() - begun) / 1000)} s`);
      ticking = setInterval(tick, TICK_MS);
      // Nobody waits for a bar.
      ticking.unref();
    },
    end() {
      stopTicking();
      clear();
      drawn = 0;
    },
  };
}

/**
 * Draws a bar for whoever sits before a terminal, once the work takes longer than a second; where the output goes into a file,
 * it is lines.
 *
 * @param isLogged whether there are such lines. Default: yes
 */
export function progressBar(stream: NodeJS.WriteStream, isLogged = true): Progress {
  if (stream.isTTY) return asBar(stream);
  return isLogged ? inLines(stream) : { ...inLines(stream), steps: () => ({ done: () => undefined }) };
}
