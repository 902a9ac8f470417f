import { media, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** The page around an article and its other states, below the site's header. */
export const ArticlePage = styled.div`
  max-inline-size: calc(56rem + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-inline: ${tokens.space.gutter};
  padding-block: calc(${tokens.headerSize} + ${tokens.space[6]}) ${tokens.space.section};
  ${media.print} {
    padding: ${tokens.space[4]} 0 0;
  }
`;
