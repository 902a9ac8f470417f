const WINDOW_MS = 60_000;

/**
 * Lets so many lines a minute through and counts the rest, told in one line with the next minute's first: whoever floods
 * an endpoint fills no disk. `now` in milliseconds; default: `Date.now`.
 */
export function limitLog(
  log: (line: string) => void,
  linesPerMinute: number,
  now: () => number = Date.now,
): (line: string) => void {
  let startedAt = -Infinity;
  let lines = 0;
  return (line) => {
    if (now() - startedAt >= WINDOW_MS) {
      if (lines > linesPerMinute) log(`csp ${lines - linesPerMinute} more reports were left out`);
      startedAt = now();
      lines = 0;
    }
    lines += 1;
    if (lines <= linesPerMinute) log(line);
  };
}
