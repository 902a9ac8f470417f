/** When viewings are, and what may be booked; everything by the clocks of one time zone. */
export interface ViewingHours {
  /** IANA name. */
  timeZone: string;
  /** Days of the week with viewings, 0 for Sunday. */
  days: readonly number[];
  /** HH:MM in 24 hours. */
  opens: string;
  closes: string;
  /** Days without viewings, YYYY-MM-DD. */
  holidays: readonly string[];
  leastMinutes: number;
  mostMinutes: number;
  /** How far ahead of today may be booked. */
  daysAhead: number;
  /** Until how many hours before a viewing its visitor may cancel or move it; undefined where the API does not say. */
  changeHours?: number | undefined;
}
