/** Which part of a list is asked for; without `limit` everything from `offset` on. */
export interface Slice {
  limit?: number | undefined;
  offset: number;
}

export interface Page<T> {
  data: T[];
  /** How many there are in all. */
  total: number;
}
