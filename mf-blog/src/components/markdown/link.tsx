import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';

/** Says of each link that leaves the page what it does, without putting words into the author's. */
export const NEW_TAB_NOTE_ID = 'opens-in-new-tab';

/** Within the page, or handed to a program of the device: no tab is opened for those. */
const STAYS = /^(?:#|mailto:|xmpp:)/i;

/** A path that would run something once somebody decodes it; no page is called so. */
const HIDDEN_SCHEME = /^(?:[\s\p{C}]|%[01]\d|%20)*(?:javascript|vbscript|data)(?:%3a|&)/iu;

/** A link of an article: in a new tab with no opener (specification, section 2, "Blog article detail"). */
export function Link({ node: _node, href, children, ...rest }: ComponentProps<'a'> & ExtraProps) {
  // What the sanitiser took the address from is no link any more.
  if (href === undefined || HIDDEN_SCHEME.test(href)) return <span>{children}</span>;
  const behaviour = STAYS.test(href)
    ? {}
    : ({ target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': NEW_TAB_NOTE_ID } as const);
  return (
    <a {...rest} href={href} {...behaviour}>
      {children}
    </a>
  );
}
