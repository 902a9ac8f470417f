type Listener = EventListenerOrEventListenerObject;
/** By type and phase: the listeners, each with what takes it off the ledger once it was called, if that is once. */
type Added = Map<string, Map<Listener, (() => void) | undefined>>;

/** Event listeners that were added since the ledger was opened and not removed, on targets that stay. */
export interface ListenerLedger {
  count(): number;
  /** Such as `Window resize (2)`, for a message that says where to look. */
  describe(): string[];
  close(): void;
}

/** Beside nodes of the document: what outlives a remote. Signals, requests and ports go with their owner. */
const LASTING = [
  'Window',
  'MediaQueryList',
  'VisualViewport',
  'BroadcastChannel',
  'WebSocket',
  'EventSource',
];

const nameOf = (target: EventTarget): string =>
  target === window ? 'Window' : Object.prototype.toString.call(target).slice(8, -1);

const stays = (target: EventTarget): boolean =>
  target instanceof Node ? target.isConnected : LASTING.includes(nameOf(target));

const captures = (options: boolean | AddEventListenerOptions | undefined): boolean =>
  typeof options === 'object' ? options.capture === true : options === true;

/**
 * Opens a ledger by standing in for `addEventListener` and `removeEventListener` until it is closed. A target
 * is held weakly: the ledger itself keeps nothing alive.
 */
export function openListenerLedger(): ListenerLedger {
  const listenTo = EventTarget.prototype.addEventListener;
  const targets: WeakRef<EventTarget>[] = [];
  const ledger = new WeakMap<EventTarget, Added>();

  const addedTo = (target: EventTarget): Added => {
    const known = ledger.get(target);
    if (known) return known;
    const added: Added = new Map();
    ledger.set(target, added);
    targets.push(new WeakRef(target));
    return added;
  };
  const standIn = (owner: EventTarget) => {
    const { addEventListener: add, removeEventListener: remove } = owner;
    const strike = (target: EventTarget, type: string, capture: boolean, listener: Listener) => {
      const added = ledger.get(target)?.get(`${type} ${capture}`);
      const called = added?.get(listener);
      if (called) remove.call(target, type, called, capture);
      added?.delete(listener);
    };
    owner.addEventListener = function addListener(
      this: EventTarget | undefined,
      type: string,
      listener: Listener | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      const target = this ?? window;
      add.call(target, type, listener, options);
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (!listener || signal?.aborted) return;
      const capture = captures(options);
      const key = `${type} ${capture}`;
      const added = addedTo(target);
      const ofKey = added.get(key) ?? new Map<Listener, (() => void) | undefined>();
      added.set(key, ofKey);
      if (ofKey.has(listener)) return;
      const forget = () => strike(target, type, capture, listener);
      ofKey.set(listener, once ? forget : undefined);
      if (once) add.call(target, type, forget, capture);
      if (signal) listenTo.call(signal, 'abort', forget, { once: true });
    };
    owner.removeEventListener = function removeListener(
      this: EventTarget | undefined,
      type: string,
      listener: Listener | null,
      options?: boolean | EventListenerOptions,
    ) {
      const target = this ?? window;
      remove.call(target, type, listener, options);
      if (listener) strike(target, type, captures(options), listener);
    };
    return () => {
      owner.addEventListener = add;
      owner.removeEventListener = remove;
    };
  };

  const close = [standIn(EventTarget.prototype)];
  // single-spa has put its own in front of those that hear of navigation.
  if (Object.hasOwn(window, 'addEventListener')) close.push(standIn(window));

  const standing = () =>
    targets.flatMap((reference) => {
      const target = reference.deref();
      if (!target || !stays(target)) return [];
      return [...(ledger.get(target) ?? [])].map(([key, listeners]) => ({
        name: `${nameOf(target)} ${key.split(' ')[0]}`,
        count: listeners.size,
      }));
    });

  return {
    count: () => standing().reduce((sum, { count }) => sum + count, 0),
    describe: () =>
      standing()
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => `${name} (${count})`),
    close: () => close.toReversed().forEach((restore) => restore()),
  };
}
