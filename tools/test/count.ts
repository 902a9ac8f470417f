/** What a step of the test command counts. */
export interface Count {
  passed: number;
  failed: number;
  /** Files of tests and how long each took; only where there are some. */
  files?: readonly { name: string; seconds: number }[];
}

export const PASSED: Count = { passed: 1, failed: 0 };
export const FAILED: Count = { passed: 0, failed: 1 };

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  files: counts.flatMap(({ files }) => files ?? []),
});
