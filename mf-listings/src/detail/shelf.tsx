import { Container, Heading, Section, tokens } from '@shared/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A titled part below a property, across the page. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Section $space="half" aria-labelledby={heading}>
      <Container>
        <Title level={2} size="lg" id={heading}>
          {title}
        </Title>
        {children}
      </Container>
    </Section>
  );
}

const Title = styled(Heading)`
  margin-block-end: ${tokens.space[6]};
`;
