import { systemClock, type Clock } from '../time/clock.ts';

/** How often previews that have ended are looked for. */
export const CLEAN_MS = 3_600_000;

export interface CleanPorts {
  /** Where each remote's releases are kept, a folder or `s3://bucket/prefix`. */
  places: Readonly<Record<string, string | undefined>>;
  /** Deletes the releases of ended previews in a place. @returns their ids */
  clean(place: string): Promise<readonly string[]>;
  /** Default: the process's own. */
  clock?: Clock;
  log(line: string): void;
}

/**
 * Deletes the releases of previews that have ended, each hour, where this server may write; teams' commands do so too. What cannot
 * be deleted costs nobody anything, and is said once.
 * @returns what ends it
 */
export function cleanPreviewsHourly({ places, clean, clock = systemClock, log }: CleanPorts): () => void {
  const said = new Map<string, string>();
  let callOff = () => {};
  let isOver = false;

  async function cleanAll(): Promise<void> {
    for (const [name, place] of Object.entries(places)) {
      if (place === undefined || isOver) continue;
      try {
        // One after the other: nobody waits for it.
        // oxlint-disable-next-line no-await-in-loop
        const gone = await clean(place);
        if (gone.length > 0) log(`${name}: deleted what ended previews were made of, ${gone.join(', ')}`);
        said.delete(name);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        if (said.get(name) !== words) log(`${name}: ended previews cannot be deleted: ${words}`);
        said.set(name, words);
      }
    }
  }
  const wait = () => {
    callOff = clock.after(CLEAN_MS, () => void cleanAll().finally(() => isOver || wait()));
  };
  if (Object.values(places).some((place) => place !== undefined)) wait();

  return () => {
    isOver = true;
    callOff();
  };
}
