import type { HostBus } from '@shared/bus';
import type { ToastCommand } from '@shared/contract';

/**
 * Keeps commands of notifications until somebody shows them.
 * @param onFirst called with the first of them
 * @returns hands over what was kept and keeps no more
 */
export function keepEarlyToasts(
  bus: Pick<HostBus, 'toasts$'>,
  onFirst: () => void,
): () => readonly ToastCommand[] {
  const kept: ToastCommand[] = [];
  const keeping = bus.toasts$.subscribe((command) => {
    kept.push(command);
    if (kept.length === 1) onFirst();
  });
  return () => {
    keeping.unsubscribe();
    return kept.splice(0);
  };
}
