const WINDOW_MS = 60_000;

export interface LimitedLogOptions {
  /** What the lines are, as `csp reports`, for the line that tells how many were left out. */
  what: string;
  linesPerMinute: number;
  /** Milliseconds from some moment on. Default: the process's own clock, which never steps back. */
  now?: () => number;
}

/**
 * Lets so many lines a minute through and counts the rest, told in one line with the next minute's first: whoever floods
 * an endpoint fills no disk.
 */
export function limitLog(
  log: (line: string) => void,
  { what, linesPerMinute, now = () => performance.now() }: LimitedLogOptions,
): (line: string) => void {
  let startedAt = -Infinity;
  let lines = 0;
  return (line) => {
    if (now() - startedAt >= WINDOW_MS) {
      if (lines > linesPerMinute) log(`${lines - linesPerMinute} more ${what} were left out`);
      startedAt = now();
      lines = 0;
    }
    lines += 1;
    if (lines <= linesPerMinute) log(line);
  };
}
