import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '@shared/contract';
import { buildParts, PARTS, type Part } from '../repository/build-parts.ts';
import { runSite } from '../site/run-site.ts';
import { drawSamplePictures, firstPictures } from '../site/sample-pictures.ts';
import { root } from '../repository/root.ts';
import { describeLocalSite } from '../site/services.ts';

/**
 * `npm run dev` develops everything; `npm run dev -- mf-blog` one part against the built rest;
 * `npm run dev -- mf-blog --against https://site.example` the same against the releases that are live there;
 * `npm run dev -- ui` shows the gallery of the shared primitives.
 */
const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
if (named.length === 1 && named[0] === 'ui') {
  const gallery = spawn(process.execPath, ['--import', 'tsx', 'gallery/serve.ts'], {
    cwd: path.join(root, 'shared/ui'),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gallery.kill(signal));
  const [status] = (await once(gallery, 'exit')) as [number | null];
  process.exit(status ?? 0);
}
const unknown = named.filter((name) => !PARTS.includes(name as Part));
if (unknown.length > 0) {
  console.error(`no part is called ${unknown.join(', ')}; there are ${PARTS.join(', ')}, ui`);
  process.exit(2);
}
const developed = named.length > 0 ? named : PARTS;

/** Rejects where no site answers whose releases could be taken. */
async function requireSite(address: string): Promise<string> {
  const site = URL.canParse(address) ? new URL(address).origin : undefined;
  if (site === undefined)
    throw new Error(`--against names a site such as https://site.example, not "${address}"`);
  const other = REMOTE_NAMES.find((name) => !developed.includes(name));
  if (other === undefined)
    throw new Error('--against needs a part to develop: npm run dev -- mf-blog --against …');
  const answer = await fetch(`${site}/remotes/${other}/release.json`).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${site} says of no releases (${answer?.status ?? 'it does not answer'})`);
  return site;
}

try {
  const against = values.against === undefined ? undefined : await requireSite(values.against);
  const site = describeLocalSite({ environment: process.env, build: 'dist-development', developed, against });
  const drawing = drawSamplePictures(site.sampleListings, 'all');
  // Built as development too: a development React in one part and a production one in another would not share.
  const others = PARTS.filter(
    (part) => !developed.includes(part) && (against === undefined || part === 'shell'),
  );
  await buildParts(['api', ...others], { development: true, force: false });
  await firstPictures(site.sampleListings, drawing);
  await runSite(site, { saysOnce: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
