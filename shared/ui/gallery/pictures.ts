import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { acceptedIn, launchPictureBrowser, reportPictures } from '@shared/bundler/pictures';
import getPort from 'get-port';
import { GALLERY_PICTURES, galleryPictures } from './picture-plan.ts';

/** `npm run pictures -w @shared/ui [-- --accept]`: the gallery's pictures, compared with the accepted ones. */
const { accept } = parseArgs({ options: { accept: { type: 'boolean', default: false } } }).values;

const LIMIT_MS = 60_000;

const url = `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}`;
const gallery = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'serve.ts')], {
  env: { ...process.env, PORT: new URL(url).port },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const started = performance.now();
while (!(await fetch(`${url}/gallery.js`).catch(() => undefined))?.ok) {
  if (performance.now() - started > LIMIT_MS) throw new Error('the gallery is not built after a minute');
  await new Promise((resolve) => setTimeout(resolve, 200));
}
const browser = await launchPictureBrowser();
try {
  const { counts, reported, file } = await reportPictures({
    browser,
    accepted: acceptedIn(GALLERY_PICTURES),
    asked: galleryPictures(url),
    accept,
    folder: path.join(GALLERY_PICTURES, 'report'),
    title: 'Gallery of primitives',
    acceptBy: 'npm run pictures -w @shared/ui -- --accept',
  });
  console.log(
    `${counts.same} as accepted, ${counts.changed} changed, ${counts.new} new\n  ${pathToFileURL(file).href}`,
  );
  process.exitCode = accept || reported.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  gallery.kill();
}
