import { buildParts, PARTS } from './build-step.ts';
import { requireFreePorts } from './processes.ts';
import { runSite } from './run-site.ts';
import { describeLocalSite } from './services.ts';

try {
  const site = describeLocalSite({ environment: process.env, build: 'dist', developed: [] });
  await requireFreePorts(site.services);
  buildParts(PARTS, { development: false, force: false });
  await runSite(site);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
