const WIDE = [640, 960, 1440, 1920] as const;
const TALL = [480, 780] as const;

/** The wide picture has the sun and the dhow where words would stand on anything narrower. */
export const NARROW = '(max-width: 63.99rem)';
export const BROAD = '(min-width: 64rem)';
export const NIGHT = '(prefers-color-scheme: dark)';
export const DAY = '(prefers-color-scheme: light)';

/** The `srcset` of one of the hero's pictures; the shell serves them (`public/hero`). */
export const heroSources = (
  scene: 'day' | 'night',
  shape: 'wide' | 'tall',
  format: 'avif' | 'webp',
): string =>
  (shape === 'wide' ? WIDE : TALL)
    .map((width) => `/hero/${shape}-${scene}-${width}.${format} ${width}w`)
    .join(', ');

/** What the image is named by, whatever the browser chooses of its sources. */
export const HERO_SRC = '/hero/wide-day-960.jpg';

/** Of the hero's picture what is seen where it stands. */
export const HERO_POSITION = '50% 60%';

/** What home's document holds of the picture until that has come: files of `public`, each where its media say; the later one wins. */
export const HERO_THUMBNAILS = [
  { file: 'hero/tall-day-thumbnail.avif', media: NARROW },
  { file: 'hero/tall-night-thumbnail.avif', media: `${NARROW} and ${NIGHT}` },
] as const;
