import { Heading, tokens } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Heading of a section, with its actions beside it. */
export function SectionHeader({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <Row>
      <div>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <Lead>{lead}</Lead>
      </div>
      {children !== undefined && <Actions>{children}</Actions>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space[4]};
`;

const Lead = styled.p`
  margin-block-start: ${tokens.space[1]};
  color: ${tokens.color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
