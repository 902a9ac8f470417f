import { inflateSync } from 'node:zlib';

/** Sheets of a PDF. */
export const sheetsIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** Pixels: what is narrower is the ground below a picture. One without its colours is as wide as it stands on the sheet. */
const NARROWEST_PICTURE = 300;

/** How many pictures a PDF holds, the same one once. What has no colours is the shadow of a box. */
export const picturesIn = (pdf: Buffer): number =>
  [
    ...pdf
      .toString('latin1')
      .matchAll(/\/Subtype \/Image\n\/Width (\d+)\n[^>]*?\/ColorSpace (?!\/DeviceGray)/g),
  ].filter(([, width]) => Number(width) >= NARROWEST_PICTURE).length;

/** How many straight lines a PDF draws: a QR code is made of more than a thousand, letters have few. */
export const linesIn = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/stream\n([^]*?)\nendstream/g)].reduce((sum, [, packed = '']) => {
    // Fonts and pictures are packed in other ways.
    const drawn = /^x/.test(packed) ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    return sum + (drawn.match(/ l$/gm)?.length ?? 0);
  }, 0);
