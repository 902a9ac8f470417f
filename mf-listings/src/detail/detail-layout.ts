import { Container, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** The frame that the page and its loading state share, so that nothing moves when the property arrives. */
export const DetailPage = styled(Container).attrs({ as: 'article' })`
  padding-block: calc(${tokens.headerSize} + ${tokens.space[5]}) ${tokens.space[10]};
  ${media.lg} {
    padding-block-end: ${tokens.space.section};
  }
  ${media.print} {
    padding-block: 0;
  }
`;

export const DetailHeader = styled.header`
  display: grid;
  gap: ${tokens.space[3]} ${tokens.space[8]};
  grid-template-columns: minmax(0, 1fr);
  margin-block: ${tokens.space[2]} ${tokens.space[6]};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    margin-block: ${tokens.space[4]} ${tokens.space[3]};
  }
`;

export const DetailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[3]};
  }
`;

export const DetailMain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};
  /* On paper the picture and the facts side by side, all else below, and no block cut in two: one sheet. */
  ${media.print} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: ${tokens.space[3]} ${tokens.space[5]};
    > * {
      grid-column: 1 / -1;
      break-inside: avoid;
    }
    > :nth-child(-n + 2) {
      grid-column: auto;
    }
  }
`;
