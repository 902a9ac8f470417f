import { listArticles } from '../database/articles.ts';
import type { Queryable } from '../database/database.ts';
import { listListings } from '../database/listings.ts';
import type { PictureStore } from './picture-store.ts';

const PATH = 'pictures/';
const FIRST = { limit: 24, offset: 0 };

/** Renders, one after the other, the pictures that the first pages show; stops when the signal says so. */
export async function warmPictures(
  db: Queryable,
  pictures: PictureStore,
  signal: AbortSignal,
): Promise<void> {
  const [sale, rent, articles] = await Promise.all([
    listListings(db, 'sell', FIRST),
    listListings(db, 'rent', FIRST),
    listArticles(db, FIRST, true),
  ]);
  const paths = [
    ...[...sale.data, ...rent.data].flatMap((listing) => listing.images.slice(0, 1)),
    ...articles.data.flatMap((article) => article.coverImage ?? []),
  ];
  const names = new Set(paths.filter((path) => path.startsWith(PATH)).map((path) => path.slice(PATH.length)));
  for (const name of names) {
    for (const width of [480, 800] as const) {
      if (signal.aborted) return;
      await pictures.read(name, width, 'avif');
    }
  }
}
