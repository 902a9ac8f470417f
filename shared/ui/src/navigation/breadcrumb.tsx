import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronEndIcon } from '../icons/chevrons.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import { tokens } from '../theme/tokens.ts';

const List = styled.ol`
  /* Above the letters of a heading below, which reach out of their line. */
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
`;

const Step = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${tokens.space[2]};
  text-decoration: none;
  color: ${tokens.color.inkSoft};
  li:first-child > & {
    padding-inline-start: 0;
  }
  &:hover {
    color: ${tokens.color.accent};
  }
`;

const Here = styled.span`
  padding-inline: ${tokens.space[2]};
  color: ${tokens.color.ink};
  font-weight: ${tokens.weight.medium};
  overflow-wrap: anywhere;
`;

export interface BreadcrumbItem {
  label: string;
  /** Left out for the page itself, which comes last. */
  href?: string | undefined;
  /** Drawn in the label's place; the label is still read out. */
  icon?: ReactNode;
}

export function Breadcrumb({ label, items }: { label: string; items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, index) => {
          const content = item.icon ? (
            <>
              {item.icon}
              <VisuallyHidden>{item.label}</VisuallyHidden>
            </>
          ) : (
            item.label
          );
          return (
            <Item key={item.href ?? item.label}>
              {index > 0 && <ChevronEndIcon size={14} />}
              {item.href === undefined ? (
                <Here aria-current="page">{content}</Here>
              ) : (
                <Step href={item.href}>{content}</Step>
              )}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}
