import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildParts, PARTS, type Part } from './build-step.ts';
import { runSite } from './run-site.ts';
import { describeLocalSite, root } from './services.ts';

/**
 * `npm run dev` develops everything; `npm run dev -- mf-blog` one part against the built rest;
 * `npm run dev -- ui` shows the gallery of the shared primitives.
 */
const named = process.argv.slice(2);
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
try {
  // Built as development too: a development React in one part and a production one in another would not share.
  buildParts(
    PARTS.filter((part) => !developed.includes(part)),
    { development: true, force: false },
  );
  await runSite(describeLocalSite({ environment: process.env, build: 'dist-development', developed }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
