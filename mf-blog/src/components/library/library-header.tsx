import { Container, Heading, media, tokens } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface LibraryHeaderProps {
  title: string;
  subtitle: string;
  children?: ReactNode;
}

/** Title and subtitle of the library or a part of it, with what stands beside or below them. */
export function LibraryHeader({ title, subtitle, children }: LibraryHeaderProps) {
  return (
    <Band>
      <Container>
        <Layout>
          <div>
            <Heading level={1}>{title}</Heading>
            <Subtitle>{subtitle}</Subtitle>
          </div>
          {children}
        </Layout>
      </Container>
    </Band>
  );
}

const Band = styled.header`
  padding-block: calc(${tokens.headerSize} + clamp(2rem, 1.2rem + 3vw, 4rem))
    clamp(2rem, 1.2rem + 3vw, 3.5rem);
  background: ${tokens.nacre};
  border-block-end: 1px solid ${tokens.color.hairline};
`;

const Layout = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: end;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${tokens.space[12]};
  }
`;

const Subtitle = styled.p`
  margin-block-start: ${tokens.space[3]};
  max-inline-size: 38rem;
  font-size: ${tokens.size.lg};
  color: ${tokens.color.inkSoft};
`;
