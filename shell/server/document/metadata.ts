import { brand } from '@shared/brand';
import { addressIn, DEFAULT_LANGUAGE, LANGUAGES, type Head, type Language } from '@shared/contract';
import { schemeGrounds } from '@shared/ui';
import { escapeHtml, jsonForScript } from './escape.ts';
import { absoluteLinks } from './json-ld.ts';

export interface Page {
  siteUrl: string;
  language: Language;
  pathname: string;
  /** What the rendered view says of itself; undefined when the browser renders it. */
  head: Head | undefined;
  /** Site-relative address by which the page's list can be followed. Default: it is none. */
  feed?: string | undefined;
}

const SHARE_PICTURE = { width: 1200, height: 630 } as const;
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { ar: 'ar_SA', en: 'en_US' };

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;

/** The document's title: the page's with the brand, or the brand alone, as where it says no more than that it waits. */
export const titleOf = ({ head, language }: Pick<Page, 'head' | 'language'>): string =>
  head?.title && !head.loading ? `${head.title} | ${brand.name[language]}` : brand.name[language];

/** The picture of a link preview: the page's own, or the brand's in the document's language. */
function picture({ head, siteUrl, language }: Page): string[] {
  if (head?.image) return [property('og:image', new URL(head.image, siteUrl).href)];
  return [
    property('og:image', `${siteUrl}/share-${language}.jpg`),
    property('og:image:width', SHARE_PICTURE.width),
    property('og:image:height', SHARE_PICTURE.height),
    property('og:image:alt', `${brand.name[language]} – ${brand.tagline[language]}`),
  ];
}

/** What search engines, link previews and the browser's own surfaces read of a page. */
export function metadata(page: Page): string {
  const { siteUrl, language, pathname, head, feed } = page;
  const description = head?.description ?? brand.tagline[language];
  // Joined, not resolved: a path such as //host would name another site.
  const path = head?.canonical?.startsWith('/') ? head.canonical : pathname;
  const inLanguage = (other: Language) => siteUrl + addressIn(other, path);
  // Each language's page speaks for itself: a page that names another as the true one is dropped by search engines.
  const canonical = inLanguage(language);
  const alternate = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`;
  const follow = (title: string, href: string) =>
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(head?.status === 404 || head?.listed === false ? ['<meta name="robots" content="noindex">'] : []),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...LANGUAGES.map((other) => alternate(other, inLanguage(other))),
    alternate('x-default', inLanguage(DEFAULT_LANGUAGE)),
    ...(feed === undefined ? [] : [follow(titleOf(page), feed)]),
    follow(brand.name[language], `/blog/rss.xml?lang=${language}`),
    property('og:type', 'website'),
    property('og:site_name', brand.name[language]),
    property('og:locale', OPEN_GRAPH_LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      property('og:locale:alternate', OPEN_GRAPH_LOCALES[other]),
    ),
    property('og:title', titleOf(page)),
    property('og:description', description),
    property('og:url', canonical),
    ...picture(page),
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/site.webmanifest?lang=${language}">`,
    `<meta name="theme-color" content="${schemeGrounds.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${schemeGrounds.dark}" media="(prefers-color-scheme: dark)">`,
    ...(head?.jsonLd ?? []).map(
      (object) =>
        `<script type="application/ld+json">${jsonForScript(absoluteLinks(object, siteUrl))}</script>`,
    ),
  ].join('\n');
}
