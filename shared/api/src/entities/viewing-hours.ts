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
  /** A viewing takes the slots of so many minutes that it touches, from the opening on. */
  slotMinutes: number;
  leastMinutes: number;
  mostMinutes: number;
  /** How far ahead of today may be booked. */
  daysAhead: number;
}
