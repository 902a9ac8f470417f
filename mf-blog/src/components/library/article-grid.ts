import { media, offScreen, tokens } from '@shared/ui';
import { css, styled } from 'styled-components';

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

/** About what cards measure in these columns. */
const cardBlockSize = {
  base: 'calc(66vw + 8.3rem)',
  sm: 'calc(30vw + 9.6rem)',
  lg: 'calc(20vw + 9.6rem)',
  xl: '22rem',
};

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
  > :nth-child(n + 5) {
    ${offScreen(cardBlockSize, 4)}
  }
`;
