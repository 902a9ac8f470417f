import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSampleDatabase } from './sample-database.ts';
import { shareSite } from './shared-site.ts';
import { startSite } from './site.ts';

/** Before the first test of a run: its sample database, and the site that all tests share which only look at one. */
export default async function openSharedSite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-'));
  makeSampleDatabase(path.join(folder, 'database'));
  const site = await startSite();
  shareSite(site, path.join(folder, 'site.log'));
  return async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
