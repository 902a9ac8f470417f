import type { ReactNode, ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { PlusIcon } from '../icons/actions.tsx';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';
import type { HeadingLevel } from '../type/type.tsx';

export interface AccordionItem {
  /** Unique on the page: it is also the fragment that opens the item (`#faq-fees`). */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Of the titles, in the document's outline; 3 when left out. */
  headingLevel?: HeadingLevel | undefined;
  /** Id of the item that is open at first; none when left out. */
  defaultOpen?: string | undefined;
  className?: string | undefined;
}

/**
 * Answers under their questions, at most one of them open: a group of the platform's own disclosures, which
 * work before hydration, are found by the browser's search and can all be closed again.
 */
export function Accordion({ items, headingLevel = 3, defaultOpen, className }: AccordionProps) {
  // Made of what is unique already: an id of React's would not be that where a part of a page is a root of its own.
  const group = items[0] && `${items[0].id}-group`;
  return (
    <List className={className}>
      {items.map(({ id, title, content }) => (
        <Item
          key={id}
          id={id}
          name={group}
          open={id === defaultOpen}
          onToggle={closeOthers}
          // A visitor may have opened one before the page came alive; it stays as it is.
          suppressHydrationWarning
        >
          <Summary>
            <Title as={`h${headingLevel}`}>{title}</Title>
            <PlusIcon size={22} />
          </Summary>
          <Content>{content}</Content>
        </Item>
      ))}
    </List>
  );
}

/** Where the platform does not know exclusive groups yet. */
function closeOthers({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) {
  // Older browsers fire the event without saying which way it went.
  if (newState === 'closed' || !currentTarget.open) return;
  for (const other of currentTarget.parentElement?.children ?? [])
    if (other !== currentTarget && other instanceof HTMLDetailsElement) other.open = false;
}

const List = styled.div`
  border-block-start: 1px solid ${tokens.color.hairline};
`;

const Item = styled.details`
  border-block-end: 1px solid ${tokens.color.hairline};
  /* Opens and closes smoothly where a size can be animated to its content's. */
  @supports (interpolate-size: allow-keywords) and selector(::details-content) {
    interpolate-size: allow-keywords;
    &::details-content {
      block-size: 0;
      overflow: clip;
      opacity: 0;
      transition:
        block-size ${tokens.motion.calm} ${tokens.motion.ease},
        opacity ${tokens.motion.calm} ${tokens.motion.ease},
        content-visibility ${tokens.motion.calm} allow-discrete;
    }
    &[open]::details-content {
      block-size: auto;
      opacity: 1;
    }
    ${media.reducedMotion} {
      &::details-content {
        transition: none;
      }
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[5]};
  min-block-size: 3.5rem;
  padding-block: ${tokens.space[4]};
  padding-inline: ${tokens.space[2]};
  border-radius: ${tokens.radius.sm};
  list-style: none;
  cursor: pointer;
  transition: color ${tokens.motion.quick};
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    color: ${tokens.color.accent};
    transition: rotate ${tokens.motion.calm} ${tokens.motion.ease};
  }
  details[open] > & > svg {
    rotate: 45deg;
  }
  ${media.hover} {
    &:hover {
      color: ${tokens.color.accent};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Title = styled.h3`
  font-size: ${tokens.size.lg};
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.snug};
  text-wrap: pretty;
`;

const Content = styled.div`
  max-inline-size: ${tokens.measure};
  padding-block: 0 ${tokens.space[6]};
  padding-inline: ${tokens.space[2]} ${tokens.space[10]};
  color: ${tokens.color.inkSoft};
`;
