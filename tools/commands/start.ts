import { buildParts, BUILT } from '../repository/build-parts.ts';
import { requireFreePorts } from '../site/processes.ts';
import { runSite } from '../site/run-site.ts';
import { drawSamplePictures, firstPictures } from '../site/sample-pictures.ts';
import { describeLocalSite } from '../site/services.ts';

try {
  const site = describeLocalSite({ environment: process.env, build: 'dist', developed: [] });
  await requireFreePorts(site.services);
  const drawing = drawSamplePictures(site.sampleListings, 'all');
  await buildParts(BUILT, { development: false, force: false });
  await firstPictures(site.sampleListings, drawing);
  await runSite(site);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
