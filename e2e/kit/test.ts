import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { leaveBrowser, openVisitor, takeBrowser, type Visitor, type VisitorOptions } from './browser.ts';
import { sharedSite } from './shared-site.ts';
import { runningSites, type Site } from './site.ts';

interface TestFixtures {
  /** Opens the browser of a new visitor; closed with the test, or left to the next that asks for a used one. */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** Leaves what all sites have printed beside the screenshot and the trace of a test that failed. */
  siteOutput: void;
}

interface WorkerFixtures {
  /** The run's production site at the product's own settings, for suites that only look at it: nobody stops or breaks it. */
  site: Site;
  /** Browsers that nobody uses now, by their visitors' options. */
  usedBrowsers: Map<string, Visitor[]>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, provide) => {
      await provide(sharedSite());
    },
    { scope: 'worker' },
  ],
  usedBrowsers: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, provide) => {
      const used = new Map<string, Visitor[]>();
      await provide(used);
      await Promise.all([...used.values()].flat().map((visitor) => visitor.close()));
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, usedBrowsers }, provide, info) => {
    const visitors: [visitor: Visitor, key: string | undefined][] = [];
    await provide(async (options = {}) => {
      // What a test adds to its pages, the others of its file know of.
      const key = options.usedBrowser ? JSON.stringify([info.file, options]) : undefined;
      const used = key === undefined ? undefined : usedBrowsers.get(key)?.pop();
      if (used) await takeBrowser(used, options);
      const visitor = used ?? (await openVisitor(browser, options));
      visitors.push([visitor, key]);
      return visitor;
    });
    const isWell = info.status === info.expectedStatus;
    await Promise.all(
      visitors.map(async ([visitor, key]) => {
        if (key === undefined || !isWell || !(await leaveBrowser(visitor))) return visitor.close();
        usedBrowsers.set(key, [...(usedBrowsers.get(key) ?? []), visitor]);
      }),
    );
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
