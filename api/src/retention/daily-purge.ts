import { PURGE_DAYS } from '../config/purge-days.ts';
import { localTime } from '../config/viewing-hours.ts';
import type { Database } from '../database/database.ts';
import { purgeAlone, purgedText } from '../database/visitors.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Time as tests have it pass. */
export interface PurgeClock {
  now(): Date;
  /** Does a task once, so many milliseconds from now, unless the process has ended. @returns what calls it off */
  after(ms: number, task: () => void): () => void;
}

const systemClock: PurgeClock = {
  now: () => new Date(),
  after(ms, task) {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
};

interface PurgeOptions {
  /** The brokerage's, by which appointments are. */
  timeZone: string;
  /** Takes a line of what was deleted, and of a failure. Nothing is said of a day with nothing to delete. */
  say(line: string): void;
  /** Default: the process's own. */
  clock?: PurgeClock;
}

/**
 * Deletes what visitors typed once it is as old as the site tells them: now, and then once a day; after a failure in an hour. Of
 * several processes on one database one does it at a time, and the others leave it to that one.
 * @returns what ends it, once a deletion that is under way is done
 */
export function purgeDaily(
  database: Database,
  { timeZone, say, clock = systemClock }: PurgeOptions,
): () => Promise<void> {
  let isEnded = false;
  let callOff = () => {};
  let underway = Promise.resolve();
  const purge = async () => {
    const now = clock.now();
    const rule = { days: PURGE_DAYS, now, present: localTime(timeZone, now), dryRun: false };
    const purged = await purgeAlone(database, rule);
    if (purged && Object.values(purged).some((count) => count > 0))
      say(`older than ${PURGE_DAYS} days, deleted: ${purgedText(purged)}`);
  };
  const failed = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    say(`what is older than ${PURGE_DAYS} days was not deleted, and is tried again in an hour: ${reason}`);
    return HOUR_MS;
  };
  const run = async (): Promise<void> => {
    const next = await purge().then(() => DAY_MS, failed);
    if (!isEnded) callOff = clock.after(next, begin);
  };
  const begin = () => {
    underway = run();
  };
  begin();
  return () => {
    isEnded = true;
    callOff();
    return underway;
  };
}
