import { openListenerLedger } from './listener-ledger.ts';
import { countPage, type PageCount } from './page-count.ts';

/** What must not grow; the heap is for a person to judge, since nobody can order it to be collected. */
const MEASURES = ['nodes', 'rules', 'listeners', 'subscriptions'] as const;
export type LeakMeasure = (typeof MEASURES)[number];

export interface LeakReport {
  cycles: number;
  /** Both with the remote unmounted. */
  before: PageCount;
  after: PageCount;
  grown: readonly LeakMeasure[];
  /** Listeners that are left, such as `Window resize (2)`. */
  leftListeners: readonly string[];
}

export interface LeakRun {
  /** Cycles between the two counts. */
  cycles: number;
  /** Cycles before the first count: words, pages and styles arrive once and stay. */
  warmUp: number;
  /** Mounts and unmounts once; nothing of the remote stands before or after. */
  cycle(): Promise<void>;
  /**
   * Waits until nothing more arrives by itself, such as pages that are fetched when the browser is idle; nothing is waited
   * for when left out.
   */
  settle?(): Promise<void>;
  /** Those that stand at the moment. */
  subscriptions(): number;
  /** Told every ten cycles how many are done; nobody when left out. */
  onProgress?(done: number): void;
}

const PROGRESS_EVERY = 10;

/** Mounts and unmounts a remote, and compares what is in the page after the warm-up and at the end. */
export async function findLeaks({
  cycles,
  warmUp,
  cycle,
  settle,
  subscriptions,
  onProgress,
}: LeakRun): Promise<LeakReport> {
  const ledger = openListenerLedger();
  const count = () => countPage({ listeners: ledger.count(), subscriptions: subscriptions() });
  try {
    for (let done = 0; done < warmUp; done += 1) await cycle();
    await settle?.();
    const before = count();
    for (let done = 1; done <= cycles; done += 1) {
      await cycle();
      if (done % PROGRESS_EVERY === 0) onProgress?.(done);
    }
    await settle?.();
    const after = count();
    const grown = MEASURES.filter((measure) => after[measure] > before[measure]);
    return { cycles, before, after, grown, leftListeners: ledger.describe() };
  } finally {
    ledger.close();
  }
}
