/** What a command ends with. */
export const EXIT = {
  /** Done, also when there was nothing to do. */
  done: 0,
  /** Not understood, or failed for a reason that it names; nothing was changed. */
  failed: 1,
  /** The file has faults; nothing was changed. */
  faults: 2,
  /** The running API has the embedded database open; nothing was changed. */
  inUse: 3,
  /** What was asked for cannot be: no such listing, a time that is taken, a database that is not empty. Nothing was changed. */
  refused: 4,
} as const;
