/** What a visitor does to a control; React hydrates what is in the way of it at once. */
const PRESS =
  /^(?:click|auxclick|contextmenu|dblclick|input|change|submit|key|mouse(?:down|up)|pointer(?:down|up)|touch|drop|paste|cut)/;

/** Whether an event of the visitor is being answered just now; React asks the same of the platform. */
const isAnswering = (): boolean => PRESS.test(window.event?.type ?? '');

/** Holds the content of one island back from hydration until it is opened. */
export interface IslandGate {
  isAlive: boolean;
  /**
   * Asked whenever React draws the content. The first time it does so by itself, and is told to wait. Each further
   * time there is a reason: the visitor's press, pointer or focus, or a change of what the content shows. Held back then, the
   * server's markup would be thrown away, so the gate opens.
   * @param maySleep whether there is markup of the server that may stay as it is
   * @returns what the content waits for
   */
  pass(maySleep: boolean): Promise<void>;
  /** Resolves when the content is alive. */
  open(): Promise<void>;
  /** The content has come alive. */
  settle(): void;
  whenAlive(then: () => void): void;
}

export function createIslandGate(): IslandGate {
  let open = () => {};
  let settle = () => {};
  let isTold = false;
  const alive = new Promise<void>((resolve) => (settle = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  const gate: IslandGate = {
    isAlive: false,
    pass(maySleep) {
      if (!maySleep || isTold || isAnswering()) void gate.open();
      isTold = true;
      return opened;
    },
    open() {
      open();
      // As React marks promises itself: it need not wait for a turn to learn that this one is through.
      void Object.assign(opened, { status: 'fulfilled' });
      return alive;
    },
    settle() {
      gate.isAlive = true;
      settle();
    },
    whenAlive: (then) => void alive.then(then),
  };
  return gate;
}
