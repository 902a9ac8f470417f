import { mediaUrl } from '@shared/api';
import { addressIn, LANGUAGES, ROUTES, type Language, type Route } from '@shared/contract';
import { escapeHtml } from '../document/escape.ts';
import { createMapWriter, type MapFile, type MapShape } from './map-writer.ts';
import type { SitePage } from './site-pages.ts';

/** Of a page, a map of pictures names no more (developers.google.com, "Image sitemaps"). */
const MOST_PICTURES = 1000;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const END = '\n</urlset>\n';
const begin = (namespace: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${XMLNS} ${namespace}>`;

const PAGES: MapShape = { begin: begin('xmlns:xhtml="http://www.w3.org/1999/xhtml"'), end: END };
const PICTURES: MapShape = {
  begin: begin('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'),
  end: END,
};

/** Pages that stand by themselves: routes without parameters that lead nowhere else. */
const fixedPages = (routes: readonly Route[]) =>
  routes
    .filter(
      ({ path, redirectsTo, rendering }) =>
        !/[:*]/.test(path) && redirectsTo === undefined && rendering === 'server',
    )
    .map(({ path }): SitePage => ({ path, pictures: [] }));

/** Each language's page is one of its own, and names its relations. */
function pageEntries(siteUrl: string, { path, changedAt }: SitePage): string[] {
  const inLanguage = (language: Language) => escapeHtml(siteUrl + addressIn(language, path));
  const alternates = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${inLanguage(language)}"/>`,
  ).join('');
  const change = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return LANGUAGES.map((language) => `<url><loc>${inLanguage(language)}</loc>${change}${alternates}</url>`);
}

/** The pictures are the same in both languages: they are named once, with the page's own address. */
function pictureEntries(siteUrl: string, { path, pictures }: SitePage): string[] {
  const addresses = new Set(pictures.flatMap((picture) => mediaUrl(picture) ?? []));
  if (addresses.size === 0) return [];
  const images = [...addresses]
    .slice(0, MOST_PICTURES)
    .map((address) => `<image:image><image:loc>${escapeHtml(siteUrl + address)}</image:loc></image:image>`);
  return [`<url><loc>${escapeHtml(siteUrl + path)}</loc>${images.join('')}</url>`];
}

/** Of each map the files, of which there are several where one would hold more than it may. */
export interface Sitemaps {
  pages: readonly MapFile[];
  pictures: readonly MapFile[];
}

/**
 * Maps of all pages, and of the pictures on them. Rejects when not all pages can be had: half a map would say that the other half is gone.
 * @param guests routes beside the table. Default: none
 */
export async function makeSitemaps(
  siteUrl: string,
  pages: AsyncIterable<SitePage[]>,
  guests: readonly Route[] = [],
): Promise<Sitemaps> {
  const ofPages = createMapWriter(PAGES);
  const ofPictures = createMapWriter(PICTURES);
  async function write(some: readonly SitePage[]): Promise<void> {
    await ofPages.write(some.flatMap((page) => pageEntries(siteUrl, page)));
    await ofPictures.write(some.flatMap((page) => pictureEntries(siteUrl, page)));
  }
  try {
    await write(fixedPages([...ROUTES, ...guests]));
    for await (const some of pages) await write(some);
    return { pages: await ofPages.end(), pictures: await ofPictures.end() };
  } catch (error) {
    ofPages.discard();
    ofPictures.discard();
    throw error;
  }
}

/** Names the files of a map that has several. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex ${XMLNS}>
${addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

/** Everything may be read but what is no page. */
export const robots = (siteUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /remotes/
Sitemap: ${siteUrl}/sitemap.xml
Sitemap: ${siteUrl}/sitemap-images.xml
`;
