const SLICE_MS = 8;
const LOOK_AT_CLOCK_EVERY = 100;

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/** What was read of a list, by what was read from it; for as long as somebody has the list. */
const readings = new WeakMap<object, Map<string, Promise<readonly unknown[]>>>();

/**
 * Reads a list as `readList` does, but each list once: renderings on the server share an answer of the API.
 * @param kind what the records are read as; the same `read` always has the same
 */
export function readListOnce<T>(
  records: readonly unknown[],
  kind: string,
  read: (value: unknown) => T | undefined,
): Promise<readonly T[]> {
  const ofList = readings.get(records) ?? new Map<string, Promise<readonly unknown[]>>();
  readings.set(records, ofList);
  const reading = ofList.get(kind) ?? readList(records, read);
  ofList.set(kind, reading);
  return reading as Promise<readonly T[]>;
}

/**
 * Reads every record of a list and leaves out those that `read` cannot use: one bad record never empties a list.
 * A long list is read in short stretches, so that ten thousand listings do not freeze the page.
 */
export async function readList<T>(
  records: readonly unknown[],
  read: (value: unknown) => T | undefined,
): Promise<T[]> {
  const items: T[] = [];
  let since = performance.now();
  for (const [index, value] of records.entries()) {
    const item = read(value);
    if (item !== undefined) items.push(item);
    if (index % LOOK_AT_CLOCK_EVERY === LOOK_AT_CLOCK_EVERY - 1 && performance.now() - since > SLICE_MS) {
      // One after the other is the point: each pause lets the page paint.
      // oxlint-disable-next-line no-await-in-loop
      await pause();
      since = performance.now();
    }
  }
  return items;
}
