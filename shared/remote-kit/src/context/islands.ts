/** One part of a page that stays as the server drew it, and what brings it to life. */
export interface Sleeper {
  /** Brings it to life; resolves when it is. */
  wake(): Promise<void>;
  /** What has to be seen for it to wake by itself. Default: it wakes when it is used or changed alone. */
  seen?: Element | undefined;
}

/** The parts of one root that stay as the server drew them (`Island`, `ParcelSlot`). */
export interface Islands {
  /** @returns takes it out again: it is alive, or gone */
  add(sleeper: Sleeper): () => void;
  /** Before something changes that all of them show, such as the language. Resolves when they are alive. */
  wakeAll(): Promise<void>;
}
