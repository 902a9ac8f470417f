import type { Bus, LanguageGate, Subscribable } from '@shared/contract';

/** Counts what stands: `standing` goes up with each start and down with the first end of it. */
function createTally() {
  let standing = 0;
  return {
    standing: () => standing,
    begin(end: () => void): () => void {
      let stands = true;
      standing += 1;
      return () => {
        if (stands) standing -= 1;
        stands = false;
        end();
      };
    },
  };
}

export interface CountedHost<Gate extends LanguageGate> {
  bus: Bus;
  languageGate: Gate;
  /** Subscriptions to the bus and preparations at the gate that stand: a remote that is unmounted has none. */
  subscriptions(): number;
}

/** Bus and gate as a remote gets them, the same in all but that they know who holds on to them. */
export function countHost<Gate extends LanguageGate>(bus: Bus, languageGate: Gate): CountedHost<Gate> {
  const tally = createTally();
  const counted =
    <T>(source: Subscribable<T>) =>
    (next: (value: T) => void) => {
      const subscription = source.subscribe(next);
      return { unsubscribe: tally.begin(() => subscription.unsubscribe()) };
    };
  return {
    subscriptions: tally.standing,
    bus: {
      language$: {
        subscribe: counted(bus.language$),
        get value() {
          return bus.language$.value;
        },
      },
      toasts$: { subscribe: counted(bus.toasts$) },
      sendToast: (command) => bus.sendToast(command),
      tellNews: (count) => bus.tellNews?.(count),
    },
    languageGate: { ...languageGate, register: (prepare) => tally.begin(languageGate.register(prepare)) },
  };
}
