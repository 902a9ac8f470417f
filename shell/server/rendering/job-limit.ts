import type { Clock } from '../time/clock.ts';

/** How long a job may take, from the moment at which a worker has it. */
export interface JobTimes {
  /** Milliseconds of its own, waiting for data left out. */
  limitMs: number;
  /** Milliseconds that it may wait for data on top of it. */
  dataBudgetMs: number;
}

export interface JobLimit {
  /** A call to the API is under way. */
  dataAsked(): void;
  /** It is answered. */
  dataAnswered(): void;
  /** Whether the time stands still. */
  isWaiting(): boolean;
  end(): void;
}

/**
 * Measures a job's own time. It stands still while the job waits for data, since a slow API is no fault of a bundle; but
 * only for as long as the job was told that it may wait: afterwards it has to render without.
 * @param onOver called once, when the time is over
 */
export function startJobLimit(
  { limitMs, dataBudgetMs }: JobTimes,
  clock: Clock,
  onOver: () => void,
): JobLimit {
  let ownMs = limitMs;
  let dataMs = dataBudgetMs;
  let calls = 0;
  let isWaiting = false;
  let isEnded = false;
  let since = clock.now();
  let callOff = () => {};

  const elapsed = () => clock.now() - since;

  function work(): void {
    isWaiting = false;
    since = clock.now();
    callOff = clock.after(Math.max(0, ownMs), onOver);
  }

  function wait(): void {
    isWaiting = true;
    since = clock.now();
    callOff = clock.after(dataMs, () => {
      dataMs = 0;
      work();
    });
  }

  work();
  return {
    dataAsked() {
      calls += 1;
      if (isEnded || isWaiting || dataMs <= 0) return;
      callOff();
      ownMs -= elapsed();
      wait();
    },
    dataAnswered() {
      calls -= 1;
      if (isEnded || !isWaiting || calls > 0) return;
      callOff();
      dataMs -= elapsed();
      work();
    },
    isWaiting: () => isWaiting && !isEnded,
    end() {
      isEnded = true;
      callOff();
    },
  };
}
