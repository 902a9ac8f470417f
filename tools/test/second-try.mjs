/**
 * Where nobody is there to run a test again, one that failed is tried once more, as end-to-end tests are. What its first try said is
 * printed, and the run names those that passed on the second one only.
 */
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });
