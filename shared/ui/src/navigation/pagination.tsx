import type { MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/chevrons.tsx';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';
import { tabularNumbers } from '../type/type.tsx';
import { paginationItems } from './pagination-items.ts';

const phone = '@media (max-width: 39.99rem)';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[1]};
  ${tabularNumbers}
  /* On a phone the numbers have a line of their own, and the steps under it half a line each. */
  ${phone} {
    &::after {
      content: '';
      order: 1;
      flex-basis: 100%;
    }
    > :first-child,
    > :last-child {
      order: 2;
      flex: 1 1 40%;
    }
    > :first-child > *,
    > :last-child > * {
      inline-size: 100%;
      border: 1px solid ${tokens.color.hairline};
    }
  }
`;

const step = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  min-inline-size: 2.5rem;
  min-block-size: 2.75rem;
  padding-inline: ${tokens.space[1]};
  ${media.sm} {
    min-inline-size: 2.75rem;
    padding-inline: ${tokens.space[3]};
  }
  border-radius: ${tokens.radius.md};
  font-weight: ${tokens.weight.semibold};
  text-decoration: none;
  color: ${tokens.color.ink};
`;

const PageLink = styled.a`
  ${step}
  transition: background-color ${tokens.motion.quick};
  ${media.hover} {
    &[href]:hover {
      background: color-mix(in srgb, ${tokens.color.ink} 8%, transparent);
    }
  }
  &[aria-current='page'] {
    background: ${tokens.color.ink};
    color: ${tokens.color.ground};
  }
  &[aria-disabled='true'] {
    color: ${tokens.color.inkMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

const Ellipsis = styled.span`
  ${step}
  color: ${tokens.color.inkMuted};
  && {
    min-inline-size: ${tokens.space[5]};
    padding-inline: 0;
  }
`;

export interface PaginationProps {
  /** Counted from 1. */
  current: number;
  total: number;
  hrefFor: (page: number) => string;
  /** Called on a plain press of a link; `preventDefault` makes the move yours. */
  onNavigate?: ((page: number, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  labels: {
    navigation: string;
    previous: string;
    next: string;
    /** Accessible name of a page's link. */
    page: (page: string) => string;
  };
  formatNumber?: ((value: number) => string) | undefined;
}

/** Real links to pages; nothing when there is only one. Previous and Next are disabled at the ends. */
export function Pagination({
  current,
  total,
  hrefFor,
  onNavigate,
  labels,
  formatNumber = String,
}: PaginationProps) {
  if (total <= 1) return null;
  const linkTo = (page: number, rel?: 'prev' | 'next') => ({
    href: hrefFor(page),
    rel,
    onClick: onNavigate && ((event: MouseEvent<HTMLAnchorElement>) => onNavigate(page, event)),
  });
  const stepTo = (page: number, rel: 'prev' | 'next', content: ReactNode) =>
    page < 1 || page > total ? (
      // An anchor without an address is no link to assistive technology; the role says what it will be again.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <PageLink role="link" aria-disabled="true">
        {content}
      </PageLink>
    ) : (
      <PageLink {...linkTo(page, rel)}>{content}</PageLink>
    );
  return (
    <nav aria-label={labels.navigation}>
      <List>
        <li>
          {stepTo(
            current - 1,
            'prev',
            <>
              <ChevronStartIcon size={18} />
              {labels.previous}
            </>,
          )}
        </li>
        {paginationItems(current, total).map((item) => (
          <li key={item.page}>
            {item.kind === 'ellipsis' ? (
              <Ellipsis aria-hidden="true">…</Ellipsis>
            ) : (
              <PageLink
                {...linkTo(item.page)}
                aria-label={labels.page(formatNumber(item.page))}
                aria-current={item.page === current ? 'page' : undefined}
              >
                {formatNumber(item.page)}
              </PageLink>
            )}
          </li>
        ))}
        <li>
          {stepTo(
            current + 1,
            'next',
            <>
              {labels.next}
              <ChevronEndIcon size={18} />
            </>,
          )}
        </li>
      </List>
    </nav>
  );
}
