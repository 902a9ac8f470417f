import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { openVisitor, type Visitor, type VisitorOptions } from './browser.ts';
import { sharedSite } from './shared-site.ts';
import { runningSites, type Site } from './site.ts';

interface TestFixtures {
  /** Opens the browser of a new visitor; closed with the test. */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** Leaves what all sites have printed beside the screenshot and the trace of a test that failed. */
  siteOutput: void;
}

interface WorkerFixtures {
  /** The run's production site at the product's own settings, for suites that only look at it: nobody stops or breaks it. */
  site: Site;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, provide) => {
      await provide(sharedSite());
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser }, provide) => {
    const visitors: Visitor[] = [];
    await provide(async (options) => {
      const visitor = await openVisitor(browser, options);
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map((visitor) => visitor.close()));
  },
  siteOutput: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, provide, info) => {
      await provide();
      if (info.status === info.expectedStatus) return;
      const outputs = [sharedSite(), ...runningSites].map(({ url, output }) => [url, ...output].join('\n'));
      writeFileSync(info.outputPath('sites.log'), outputs.join('\n\n'));
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
