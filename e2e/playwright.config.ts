import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from 'tools';

/** Where a failed test leaves its screenshot, its trace and what the sites have printed. */
export const RESULTS = '../test-results';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: RESULTS,
  // One a core. Tests of a file run in order: many share a site that they break and mend.
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Generous, but finite: nothing here measures time, and another process may keep a core busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['./kit/reporter.ts']],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGUMENTS],
    },
    screenshot: 'only-on-failure',
    // Without a film of each page, which would cost every test a third more.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
});
