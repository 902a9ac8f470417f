import { sampleArticles } from './articles.ts';
import { sampleListings } from './listings.ts';
import { SAMPLE_SETTINGS } from './settings.ts';

/** What a site of so many made-up listings shows; always the same. */
export const sampleContent = (listings: number) => ({
  settings: SAMPLE_SETTINGS,
  listings: sampleListings(listings),
  articles: sampleArticles(),
});
