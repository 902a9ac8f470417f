import type { RenderedOutlet } from '../rendering/render-outlet.ts';
import { firstPictureIn } from './first-picture.ts';
import type { Thumbnail } from './thumbnail-css.ts';
import type { Thumbnails } from './thumbnails.ts';

/**
 * Thumbnails by what a page begins with: home's by its hero, others' by the first picture that their markup says to load before
 * others. None where the browser draws the page.
 */
export const pageThumbnails =
  (hero: readonly Thumbnail[], ofApi: Thumbnails) =>
  async ({ match, view }: Pick<RenderedOutlet, 'match' | 'view'>): Promise<readonly Thumbnail[]> => {
    if (!view) return [];
    if (match.route.id === 'home') return hero;
    const first = firstPictureIn(view.html);
    const thumbnail = first && (await ofApi.of(first.address));
    return thumbnail ? [thumbnail] : [];
  };
