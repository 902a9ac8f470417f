/** One part of a longer work, for whoever shows how far it is. */
export interface Step {
  done(count: number, of: number): void;
}

/** Begins a part of the work, which ends the one before. */
export type Steps = (name: string) => Step;
