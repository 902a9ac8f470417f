import type { Language, ToastCommand } from '@shared/contract';
import { DEFAULT_LANGUAGE, isToastCommand } from '@shared/contract';
import { createBus } from '../create-bus.ts';
import type { HostBus } from '../create-bus.ts';

/** A bus for tests that remembers every toast command in the order sent. */
export interface FakeBus extends HostBus {
  readonly sent: readonly ToastCommand[];
}

/**
 * A working bus that records. Unlike the real one it throws on a command that breaks the contract,
 * so that the test of whoever sends it fails.
 */
export function createFakeBus(initial: Language = DEFAULT_LANGUAGE): FakeBus {
  const bus = createBus(initial);
  const sent: ToastCommand[] = [];
  return {
    ...bus,
    sent,
    sendToast(command) {
      if (!isToastCommand(command)) {
        throw new TypeError(`Not a toast command of the contract: ${JSON.stringify(command)}`);
      }
      sent.push(command);
      bus.sendToast(command);
    },
  };
}
