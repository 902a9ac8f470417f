/** The conditions of quality.md's performance table. */
export const CONDITIONS = {
  roundTripMs: 150,
  downloadBitsPerSecond: 1_600_000,
  uploadBitsPerSecond: 750_000,
  cpuSlowDown: 4,
  /** A phone held upright. */
  viewport: { width: 390, height: 844 },
  language: 'ar',
} as const;
