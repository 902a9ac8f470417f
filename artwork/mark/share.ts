import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BrandLogo, brand } from '@shared/brand';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

const run = promisify(execFile);
const SIZE = { width: 1200, height: 630 } as const;
const BROWSERS = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

async function fontFace(subset: 'arabic' | 'latin', range: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/cairo/files/cairo-${subset}-wght-normal.woff2`,
  );
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:Cairo;font-weight:200 1000;src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
}

/** The page that becomes the picture: logo and tagline in the calm sky over the waterfront. */
function pageOf(language: 'ar' | 'en', hero: string, fonts: string): string {
  const arabic = language === 'ar';
  const logo = renderToStaticMarkup(createElement(BrandLogo, { language, height: 124 }));
  return `<!doctype html><html lang="${language}" dir="${arabic ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${fonts}
:root{--color-accent:#7d581a}
*{margin:0;box-sizing:border-box}
body{inline-size:${SIZE.width}px;block-size:${SIZE.height}px;overflow:hidden;font-family:Cairo;color:#10293a;position:relative}
img{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;${arabic ? '' : 'transform:scaleX(-1)'}}
main{position:absolute;inset-block-start:52px;inset-inline-start:64px;inline-size:540px}
p{margin-block-start:14px;font-size:${arabic ? 33 : 32}px;line-height:${arabic ? 1.5 : 1.3};font-weight:600;text-wrap:balance}
p::before{content:'';display:block;inline-size:84px;block-size:4px;border-radius:2px;margin-block-end:18px;background:#a3782c}
</style><img src="data:image/png;base64,${hero}" alt=""><main>${logo}<p>${brand.tagline[language]}</p></main></html>`;
}

/**
 * Writes `share-ar.jpg` and `share-en.jpg`, the pictures that other sites show beside a link, into `folder`; `hero` is
 * the wide picture by day. A browser sets the text, because it alone shapes Arabic from the site's own font.
 *
 * @throws when no Chromium is installed.
 */
export async function renderSharePictures(hero: Buffer, folder: string): Promise<void> {
  const browser = BROWSERS.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (browser === undefined)
    throw new Error('no Chromium is installed; install the package "chromium" or set CHROMIUM');
  const cut = await sharp(hero)
    .extract({ left: 0, top: 72, width: 1920, height: 1008 })
    .resize(SIZE)
    .png()
    .toBuffer();
  const fonts = (
    await Promise.all([
      fontFace('arabic', 'U+0600-06FF,U+200C-200F,U+FB50-FEFC'),
      fontFace('latin', 'U+0000-00FF'),
    ])
  ).join('');
  const work = await mkdtemp(path.join(tmpdir(), 'share-'));
  try {
    for (const language of ['ar', 'en'] as const) {
      const page = path.join(work, `${language}.html`);
      const shot = path.join(work, `${language}.png`);
      await writeFile(page, pageOf(language, cut.toString('base64'), fonts));
      await run(browser, [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--force-device-scale-factor=1',
        `--user-data-dir=${path.join(work, 'profile')}`,
        // The window of a headless browser is taller than its page.
        `--window-size=${SIZE.width},${SIZE.height + 200}`,
        '--virtual-time-budget=3000',
        `--screenshot=${shot}`,
        `file://${page}`,
      ]);
      await sharp(shot)
        .extract({ left: 0, top: 0, ...SIZE })
        .jpeg({ quality: 84, mozjpeg: true })
        .toFile(path.join(folder, `share-${language}.jpg`));
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
