import sharp from 'sharp';

/** The bytes of a picture. */
export interface EncodedPicture {
  /** In one width and format. */
  sized(width: number, ending: 'avif' | 'webp' | 'jpg'): Promise<Buffer>;
  /** An AVIF of at most 8 kB where that can be, in which one still sees what is on the picture. */
  thumbnail(): Promise<Buffer>;
}

/**
 * As wide as a telephone's window, or the browser does not take it for the picture that is shown largest (LCP). The first quality looks
 * well for the moment until the picture covers it; of a picture with much in it a lower one is taken.
 */
const THUMBNAIL = { width: 480, qualities: [20, 12, 6], mostBytes: 8000 } as const;

/** The largest that is kept; the same as the widest that a page asks for. Higher than wide, as telephones take them, is kept too. */
const WIDEST = 1600;
const HIGHEST = 2400;

/** Above what cameras of telephones make; what has more is made to fill the memory. */
const MOST_PIXELS = 120_000_000;

/** What is decoded, whatever the file's name says. SVG is a program, and a page of a PDF no photograph. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'tiff', 'gif']);

const READING = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

/** Why the bytes are no picture that can be shown; undefined when they are one. */
export async function faultOfPicture(bytes: Buffer): Promise<string | undefined> {
  try {
    const { format } = await sharp(bytes, READING).metadata();
    if (!FORMATS.has(format)) return `is ${format.toUpperCase()}, which is no photograph`;
    // Only what is decoded to its end is whole.
    await sharp(bytes, READING).resize({ width: 16 }).raw().toBuffer();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    if (/pixel limit/i.test(reason)) return `has more than ${MOST_PIXELS / 1_000_000} million pixels`;
    return /unsupported image format/i.test(reason)
      ? 'is no picture (JPEG, PNG, WebP, AVIF, TIFF or GIF)'
      : 'is damaged';
  }
}

/**
 * Decodes a picture once, for all widths: turned the way it was held, cut to the largest size, in the colours of the web,
 * and with nothing of what the camera wrote beside it, such as where that was.
 */
export async function encoderOf(bytes: Buffer): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, READING)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const inWidth = (width: number) => sharp(data, { raw }).resize({ width, withoutEnlargement: true });
  return {
    sized(width, ending) {
      const image = inWidth(width);
      if (ending === 'avif')
        return image.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
      if (ending === 'webp') return image.webp({ quality: 80, effort: 3 }).toBuffer();
      return image.jpeg({ quality: 82, progressive: true }).toBuffer();
    },
    async thumbnail() {
      let smallest = Buffer.alloc(0);
      for (const quality of THUMBNAIL.qualities) {
        const image = inWidth(THUMBNAIL.width).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' });
        smallest = await image.toBuffer();
        if (smallest.length <= THUMBNAIL.mostBytes) break;
      }
      return smallest;
    },
  };
}
