import path from 'node:path';
import type { Asked } from '@shared/bundler/pictures';

/** Where the gallery's accepted pictures are. */
export const GALLERY_PICTURES = path.resolve(import.meta.dirname, '../pictures');

/**
 * Pictures of all primitives: both languages beside each other on a desk, in both themes, and Arabic alone on a telephone.
 * @param url the gallery's
 */
export const galleryPictures = (url: string): readonly Asked[] => [
  {
    address: url,
    width: 1440,
    state: 'live',
    pictures: [
      { name: 'gallery.1440.light', theme: 'light' },
      { name: 'gallery.1440.dark', theme: 'dark' },
    ],
  },
  {
    address: `${url}?lang=ar`,
    width: 390,
    state: 'live',
    pictures: [{ name: 'gallery.ar.390.light', theme: 'light' }],
  },
];
