import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findTestBrowser, SUITES_ALONE } from 'tools';
import { workersHere } from './kit/workers.ts';

/** Where a failed test leaves its screenshot, its trace and what the sites have printed; each run empties its own. */
const RESULTS = '../test-results';

/** Counts what a page holds. First: it waits and works by turns, for longer than any other. */
const COUNTING = ['leaks.test.ts', 'route-changes.test.ts'];
/** For limits, toasts, polls and programs that start; a core would have nothing to do meanwhile. As long as half of the others. */
const MOSTLY_WAITING = [
  'booking.test.ts',
  'faults-api.test.ts',
  'faults-lifecycles.test.ts',
  'faults-remote.test.ts',
  'many-machines.test.ts',
  'new-remote.test.ts',
  'offline.test.ts',
  'release-alone.test.ts',
  'remote-down.test.ts',
  'start-command.test.ts',
  'toasts.test.ts',
];

/** Copies of remotes, with their own tests, that a run leaves there which was ended by force. */
const LEFT_BEHIND = '**/e2e/.cache/**';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  testIgnore: LEFT_BEHIND,
  globalSetup: './kit/open-shared-site.ts',
  outputDir: `${RESULTS}/together`,
  // Tests of a file run in order, where they do not say otherwise: many share a site that they break and mend. A worker reads
  // this file, too.
  workers: process.env['TEST_WORKER_INDEX'] === undefined ? workersHere() : 1,
  projects: [
    // A trace holds on to what it has seen of a page, which is what is counted here.
    { name: 'counting', testMatch: COUNTING, workers: 1, use: { trace: 'off' } },
    { name: 'waiting', testMatch: MOSTLY_WAITING, workers: 1 },
    {
      name: 'working',
      testIgnore: [LEFT_BEHIND, ...COUNTING, ...MOSTLY_WAITING, ...SUITES_ALONE],
      workers: 2,
    },
    // The test command gives it a run of its own.
    { name: 'alone', testMatch: [...SUITES_ALONE], workers: 1, outputDir: `${RESULTS}/alone` },
  ],
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // Where nobody is there to run a test again: what passes on its second try only is named at the end, and what the first
  // one has left is kept.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Generous, but finite: nothing here measures time, and another process may keep a core busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['./kit/reporter.ts']],
  use: {
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        ...CHROMIUM_ARGUMENTS,
        // A page stays in the process that its empty tab began in: a new one each would cost 30 ms.
        '--renderer-process-limit=1',
        // A page of a test is gone before what is compiled once more, to be faster later, has paid: a tenth of each visit.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
    screenshot: 'only-on-failure',
    // What the test did, the network and the console. `--trace on` adds a film and every state of the document, which would
    // cost each page a fifth more.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
