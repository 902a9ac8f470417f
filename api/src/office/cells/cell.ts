/** A cell as a file holds it; undefined where the row has no such cell, which is not the same as an empty one. */
export type Cell = string | number | boolean | Date | readonly unknown[] | null | undefined;

/** What is left of a cell that is not empty. */
export type Given = Exclude<Cell, null | undefined>;
