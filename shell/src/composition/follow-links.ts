import { interceptLinks } from '@shared/host';

const isPage = (pathname: string) => !/^\/(?:api|media|remotes|assets)\/|\/rss\.xml$/.test(pathname);

/** Follows presses on links to pages of the site (architecture, "Navigation"); returns how to end that. */
export const followLinks = (navigate: (url: string, link: HTMLAnchorElement) => void) =>
  interceptLinks(navigate, isPage);
