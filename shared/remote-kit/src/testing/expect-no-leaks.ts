import type { ParcelProps, RemoteLifecycles } from '@shared/contract';
import { findLeaks, type LeakReport } from '../leaks/leak-report.ts';
import { mountRemote, type MountOptions } from './mount-remote.ts';

export interface LeakOptions extends MountOptions {
  /** Mounts and unmounts that are counted; 10 when left out. */
  cycles?: number;
  /** Waits until the page shows what it will; for nothing when left out. Such as `(element) => within(element).findByRole('heading')`. */
  shown?(element: HTMLElement): Promise<unknown>;
}

/** What arrives once and stays, such as words and style rules, has arrived after so many. */
const WARM_UP = 3;

const describe = ({ cycles, before, after, grown, leftListeners }: LeakReport): string =>
  [
    `After ${cycles} mounts and unmounts more is left than before:`,
    ...grown.map((measure) => `  ${measure}: ${before[measure]}, then ${after[measure]}`),
    ...(leftListeners.length > 0 ? [`  listeners that stand: ${leftListeners.join(', ')}`] : []),
  ].join('\n');

/**
 * Mounts and unmounts a remote by its public lifecycles and fails when nodes, style rules, listeners on what
 * outlives it (window, document, media queries), or subscriptions to the bus and the language gate grow.
 */
export async function expectNoLeaks(
  remote: RemoteLifecycles | RemoteLifecycles<ParcelProps>,
  { cycles = 10, shown = () => Promise.resolve(), ...options }: LeakOptions,
): Promise<void> {
  let standing = 0;
  const report = await findLeaks({
    cycles,
    warmUp: WARM_UP,
    subscriptions: () => standing,
    async cycle() {
      const mounted = await mountRemote(remote, options);
      await shown(mounted.element);
      await mounted.unmount();
      standing += mounted.leftSubscriptions();
    },
  });
  if (report.grown.length > 0) throw new Error(describe(report));
}
