const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whether it leads to a page in another language, which only a whole document brings, or whoever answers the click before. */
const isOfOtherLanguage = ({ hreflang }: HTMLAnchorElement) =>
  hreflang !== '' && hreflang !== document.documentElement.lang;

/** The same-site link under a click that the host should follow itself, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  if (link.origin !== window.location.origin || isOfOtherLanguage(link)) return undefined;
  return link;
}

const isWithinPage = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/**
 * Turns clicks on same-site links into client navigation, so that every link on the site is a plain
 * `<a href>` that also works before hydration and without JavaScript. A move within the page takes the place of the entry of
 * the history: one step back leads to the page before, wherever in this one the visitor has been.
 * @param navigate follows a link, given its full address and the link itself
 * @param isPage whether a path is a page of this host; a link to any other is the browser's matter
 * @returns stops intercepting
 */
export function interceptLinks(
  navigate: (url: string, link: HTMLAnchorElement) => void,
  isPage: (pathname: string) => boolean,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link || !isPage(link.pathname)) return;
    event.preventDefault();
    if (isWithinPage(link)) window.location.replace(link.href);
    else navigate(link.href, link);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
