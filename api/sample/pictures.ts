import { sampleArticles } from './articles.ts';
import { sampleListings } from './listings.ts';

/** `pictures/<name>` of a path, or of an article's Markdown. */
const NAMED = /pictures\/([\w-]+\.jpg)/g;

const namesIn = (texts: readonly string[]) =>
  texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name));

/**
 * The names of all pictures that a sample site of so many listings shows, each once: what its lists begin with comes
 * first.
 */
export function samplePictures(listings: number): string[] {
  const shown = sampleListings(listings);
  const images = shown.map((listing) => listing.images);
  const articles = sampleArticles();
  const covers = articles.flatMap(({ coverImage }) => coverImage ?? []);
  return [
    ...new Set([
      ...namesIn(images.flatMap((paths) => paths.slice(0, 1))),
      ...namesIn(covers),
      ...namesIn(images.flat()),
      ...namesIn(articles.map(({ content }) => content)),
      ...namesIn(shown.flatMap(({ agent }) => agent?.picture ?? [])),
    ]),
  ];
}
