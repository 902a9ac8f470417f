import type { ReactNode } from 'react';
import { Heading, media, tokens } from '@shared/ui';
import { css, styled } from 'styled-components';

/** What goes with a form: under or above it on small screens, beside it and in sight on large ones. */
export const SidePanel = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
  ${media.lg} {
    position: sticky;
    inset-block-start: calc(${tokens.headerSize} + ${tokens.space[6]});
  }
`;

interface PanelBoxProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** One matter of a side panel. */
export function PanelBox({ icon, title, children }: PanelBoxProps) {
  return (
    <Box>
      <Title>
        <Medal>{icon}</Medal>
        <Heading level={2} size="sm">
          {title}
        </Heading>
      </Title>
      {children}
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
`;

const Medal = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 50%;
  background: ${tokens.color.accentWash};
  color: ${tokens.color.accent};
`;

/** Points, each an icon and a `span` of words; `palm` for what is good, brass (`accent`) for what to know. Default: `accent`. */
export const PanelPoints = styled.ul<{ $tone?: 'accent' | 'palm' | undefined }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  color: ${tokens.color.inkSoft};
  > li {
    display: flex;
    gap: ${tokens.space[3]};
  }
  svg {
    flex: none;
    margin-block-start: 0.25em;
    ${({ $tone = 'accent' }) => css`
      color: ${tokens.color[$tone]};
    `}
  }
`;
