import { addressIn, LANGUAGES, paths, ROUTES, type Language } from '@shared/contract';
import { escapeHtml } from '../document/escape.ts';

/** A sitemap holds no more (sitemaps.org, protocol 0.9). */
const MOST_ADDRESSES = 50_000;

export interface SitemapContent {
  siteUrl: string;
  propertyIds: readonly string[];
  articleIds: readonly string[];
}

/** Pages that stand by themselves: routes without parameters that lead nowhere else. */
const fixedPaths = ROUTES.filter(
  (route) => !/[:*]/.test(route.path) && !('redirectsTo' in route) && route.rendering === 'server',
).map(({ path }) => path);

/** Every page of the site with its two languages, as XML. */
export function sitemap({ siteUrl, propertyIds, articleIds }: SitemapContent): string {
  const addresses = [...fixedPaths, ...propertyIds.map(paths.property), ...articleIds.map(paths.article)];
  const inLanguage = (language: Language, path: string) => escapeHtml(siteUrl + addressIn(language, path));
  // Each language's page is one of its own, and names its relations.
  const urls = (path: string) => {
    const alternates = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${inLanguage(language, path)}"/>`,
    ).join('');
    return LANGUAGES.map((language) => `<url><loc>${inLanguage(language, path)}</loc>${alternates}</url>`);
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.flatMap(urls).slice(0, MOST_ADDRESSES).join('\n')}
</urlset>
`;
}

/** Everything may be read but what is no page. */
export const robots = (siteUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /remotes/
Sitemap: ${siteUrl}/sitemap.xml
`;
