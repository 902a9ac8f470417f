/** A part of a list, and how many there are in all. */
export interface Page<T> {
  items: readonly T[];
  total: number;
}
