import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { markMarkup, paintedMark } from './mark.ts';

const INK = { top: '#1a4559', bottom: '#0c2635' } as const;
const PEARL = '#fbf4e6';
const BRASS = '#ddb56c';

/** Half of the mark's units: its middle, a little above the square's, since the ribs open upwards. */
const MIDDLE = { x: 16, y: 17.2 } as const;

/** A tile of sea-ink with the mark in pearl; `share` of its side is the mark's square, `radius` rounds its corners. */
function tile(size: number, share: number, radius: number): string {
  const scale = (size * share) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><defs><linearGradient id="ink" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${INK.top}"/><stop offset="1" stop-color="${INK.bottom}"/></linearGradient></defs><rect width="${size}" height="${size}" rx="${radius}" fill="url(#ink)"/><g transform="translate(${size / 2 - MIDDLE.x * scale} ${size / 2 - MIDDLE.y * scale}) scale(${scale})">${paintedMark(PEARL, BRASS)}</g></svg>`;
}

/** The tab's icon: the bare mark, dark on light tabs and pearl on dark ones. */
const favicon = () =>
  markMarkup()
    .replace(/^<svg[^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">')
    .replace(
      '>',
      '><style>:root{color:#10293a;--color-accent:#a3782c}@media(prefers-color-scheme:dark){:root{color:#fbf4e6;--color-accent:#ddb56c}}</style>',
    );

/** Wraps PNG pictures as an ICO file: a header, one entry each, then the pictures themselves. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const ENTRY = 16;
  const header = Buffer.alloc(6 + pictures.length * ENTRY);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + index * ENTRY;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const rasterised = (svg: string) =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();

/** Writes every icon of the site, from the brand's mark, into `folder`. */
export async function renderIcons(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'favicon.svg'), favicon());
  const small = await Promise.all(
    [16, 32].map(async (size) => ({
      size,
      png: await sharp(Buffer.from(tile(size, 0.86, size * 0.2)))
        .png()
        .toBuffer(),
    })),
  );
  await writeFile(path.join(folder, 'favicon.ico'), icoOf(small));
  const tiles = {
    'apple-touch-icon.png': tile(180, 0.74, 0),
    'icon-192.png': tile(192, 0.72, 40),
    'icon-512.png': tile(512, 0.72, 108),
    // Launchers may cut a circle of 80 % out of it.
    'icon-maskable-512.png': tile(512, 0.58, 0),
  };
  for (const [file, svg] of Object.entries(tiles))
    await writeFile(path.join(folder, file), await rasterised(svg));
}
