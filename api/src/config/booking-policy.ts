import type { ViewingHours } from './viewing-hours.ts';

/** What may be booked, and by whom how often. Of a limit, 0 means none. */
export interface BookingPolicy {
  hours: ViewingHours;
  /** Days without viewings, YYYY-MM-DD. */
  holidays: readonly string[];
  /** Minutes of a viewing. */
  leastMinutes: number;
  mostMinutes: number;
  /** How far ahead of the brokerage's day. */
  daysAhead: number;
  /** Until how many hours before it a visitor may cancel or move a viewing (specification, section 9). */
  changeHours: number;
  /** Bookings a day from one address of the network. */
  perAddress: number;
  /** Bookings for one telephone number that are still to come. */
  perPhone: number;
  /**
   * Per cent of one day's slots that are given away within 24 hours. Addresses and numbers cost a robot little; whatever it
   * has, the rest of each day is left for everybody else. 100 means no limit.
   */
  share: number;
}

/** How often the other forms may be sent. */
export interface FormPolicy {
  /** A day and form from one address of the network; 0 means no limit. */
  perAddress: number;
  /** A day and form for one e-mail address or telephone number; 0 means no limit. */
  perSender: number;
}
