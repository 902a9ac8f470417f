/** When viewings are offered (specification, section 9: Saturday to Thursday, 10:00 to 20:00). */
export const viewingHours = {
  /** IANA name; "now" is counted here. */
  timeZone: 'Asia/Riyadh',
  /** Days without viewings, 0 for Sunday. */
  closedDays: [5] as readonly number[],
  /** Minutes since midnight. */
  opens: 10 * 60,
  closes: 20 * 60,
  minutes: 30,
} as const;
