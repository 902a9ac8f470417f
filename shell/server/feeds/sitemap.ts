import { LANGUAGES, paths, ROUTES } from '@shared/contract';
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
  const url = (path: string) => {
    const address = escapeHtml(siteUrl + path);
    const alternates = LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
    );
    return `<url><loc>${address}</loc>${alternates.join('')}</url>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.slice(0, MOST_ADDRESSES).map(url).join('\n')}
</urlset>
`;
}

/** Everything may be read but what is no page. */
export const robots = (siteUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /remotes/
Sitemap: ${siteUrl}/sitemap.xml
`;
