import { brand } from '@shared/brand';
import { paths } from '@shared/contract';
import { BellIcon, BookmarkIcon, CalendarIcon, HeartIcon } from '@shared/ui';

export interface SiteLink {
  href: string;
  /** Key below `nav` in the locale files. */
  label: string;
  /** Default: none. */
  Sign?: typeof HeartIcon;
  /** In the header only where its row has room for more than the specification's links, as those of guests. Default: false. */
  isWide?: true;
}

/** Top navigation and mobile menu, in order (specification, section 2, "Shared chrome"). */
export const navigationLinks: readonly SiteLink[] = [
  { href: paths.home, label: 'nav.home' },
  { href: paths.sale, label: 'nav.sale' },
  { href: paths.rent, label: 'nav.rent' },
  { href: '/map', label: 'nav.map', isWide: true },
  { href: paths.blog, label: 'nav.blog' },
  { href: paths.join, label: 'nav.join' },
  { href: paths.contact, label: 'nav.contact' },
];

/** What this browser keeps, and the way to a viewing: signs in the header, words in the mobile menu. */
export const ownLinks = {
  favourites: { href: paths.favourites, label: 'nav.favourites', Sign: HeartIcon },
  searches: { href: paths.savedSearches, label: 'nav.searches', Sign: BellIcon },
  bookmarks: { href: paths.bookmarks(), label: 'nav.bookmarks', Sign: BookmarkIcon },
  appointments: { href: paths.appointments, label: 'nav.appointments', Sign: CalendarIcon },
} as const satisfies Record<string, SiteLink>;

/** All links that say where the visitor is: those of the header and of the mobile menu. */
export const menuLinks: readonly SiteLink[] = [...navigationLinks, ...Object.values(ownLinks)];

export const quickLinks: readonly SiteLink[] = [
  { href: paths.sale, label: 'nav.sale' },
  { href: paths.rent, label: 'nav.rent' },
  { href: paths.exclusive, label: 'nav.exclusive' },
  { href: paths.blog, label: 'nav.blog' },
  { href: paths.contact, label: 'nav.contact' },
  { href: '/map', label: 'nav.map' },
];

export const serviceLinks: readonly SiteLink[] = [
  { href: paths.services, label: 'nav.services' },
  { href: paths.appointments, label: 'nav.appointments' },
  { href: paths.join, label: 'nav.join' },
  ...(brand.linksToPortal ? [{ href: paths.portal, label: 'nav.portal' }] : []),
];

/** What the brokerage says of how it works, at the end of each page. */
export const statementLinks: readonly SiteLink[] = [
  { href: paths.privacy, label: 'nav.privacy' },
  { href: paths.accessibility, label: 'nav.accessibility' },
];

/** Whether a link leads to where the visitor is, or above it. */
export function isPresent(href: string, pathname: string): boolean {
  const here = pathname.toLowerCase();
  const there = href.toLowerCase();
  return there === '/' ? here === '/' : here === there || here.startsWith(`${there}/`);
}
