import type { ComponentProps } from 'react';
import { useChrome } from './chrome-context.ts';
import { useFollowed } from './followed.ts';
import { isPresent } from './site-links.ts';

/** A link that says so where it leads to the page that stands there, or to one above it. */
export function PresentLink({ href, children, ...anchor }: ComponentProps<'a'> & { href: string }) {
  const { pathname } = useChrome();
  const isHere = useFollowed(pathname, (path) => isPresent(href, path));
  return (
    <a {...anchor} href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  );
}
