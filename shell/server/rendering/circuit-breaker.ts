/** So many faults in a row, and the release is not asked for a while. */
const FAULTS_TO_OPEN = 5;
const OPEN_MS = 30_000;

/** Stops asking a server bundle that keeps failing, and tries it again now and then. */
export interface CircuitBreaker {
  allows(): boolean;
  record(ok: boolean): void;
}

/** @param now milliseconds from some moment on; the process's own clock, which never steps back, when it is left out */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let faults = 0;
  let openUntil = 0;
  return {
    allows: () => now() >= openUntil,
    record(ok) {
      faults = ok ? 0 : faults + 1;
      if (faults < FAULTS_TO_OPEN) return;
      openUntil = now() + OPEN_MS;
      // Half-open afterwards: a single further fault closes the door again.
      faults = FAULTS_TO_OPEN - 1;
    },
  };
}
