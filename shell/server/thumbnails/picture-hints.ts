import { BROAD, DAY, heroSources, NARROW, NIGHT } from '../../src/home/hero-files.ts';
import type { RenderedOutlet } from '../rendering/render-outlet.ts';
import { firstPictureIn } from './first-picture.ts';

/** Attributes of a `<link rel="preload">`. */
export type PictureHint = Readonly<Record<string, string>>;

const FIRST = { as: 'image', fetchpriority: 'high' };

/** Of which one applies. */
const HERO = (
  [
    ['day', 'tall', `${NARROW} and ${DAY}`],
    ['night', 'tall', `${NARROW} and ${NIGHT}`],
    ['day', 'wide', `${BROAD} and ${DAY}`],
    ['night', 'wide', `${BROAD} and ${NIGHT}`],
  ] as const
).map(([scene, shape, media]) => ({
  ...FIRST,
  type: 'image/avif',
  media,
  imagesrcset: heroSources(scene, shape, 'avif'),
  imagesizes: '100vw',
}));

/**
 * By which the head has a page's first picture fetched, as soon as its line allows: home's hero, by the window's shape and the visitor's
 * scheme, or the first picture that the markup says to load before others. None where the browser draws the page, or the markup itself has it fetched.
 */
export function pictureHints({
  match,
  view,
}: Pick<RenderedOutlet, 'match' | 'view'>): readonly PictureHint[] {
  if (!view) return [];
  if (match.route.id === 'home') return HERO;
  const first = firstPictureIn(view.html);
  if (!first?.isLazy) return [];
  const { src, srcset, sizes } = first;
  return [{ ...FIRST, ...(srcset ? { imagesrcset: srcset, imagesizes: sizes } : { href: src }) }];
}
