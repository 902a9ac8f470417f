import { media, tokens } from '@shared/ui';
import { css, styled } from 'styled-components';

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

/** Cards in 1, 2, 3 and 4 columns (specification, section 2, "Blog list"). */
export const ArticleGrid = styled.ul`
  display: grid;
  gap: ${tokens.space[6]};
  list-style: none;
  ${columns(1)}
  ${media.sm} {
    ${columns(2)}
  }
  ${media.lg} {
    ${columns(3)}
  }
  ${media.xl} {
    ${columns(4)}
  }
`;
