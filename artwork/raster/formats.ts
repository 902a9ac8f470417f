import type { Sharp } from 'sharp';

/** The formats of the sample pictures, by the ending of their files: small, and drawn in seconds rather than minutes. */
export const SAMPLE_FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 45, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 3 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 82, progressive: true }),
} as const;
export type SampleFormat = keyof typeof SAMPLE_FORMATS;

/** The formats of the site's own pictures, which are drawn once and committed. */
export const SITE_FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 66, effort: 6 }),
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 6, smartSubsample: true }),
  jpg: (image: Sharp) => image.jpeg({ quality: 82, mozjpeg: true }),
} as const;
