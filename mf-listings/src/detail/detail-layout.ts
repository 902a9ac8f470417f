import { Container, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** The room of a property's page. */
export const DetailFrame = styled(Container).attrs({ as: 'article' })`
  padding-block: calc(${tokens.headerSize} + ${tokens.space[5]}) ${tokens.space[10]};
  ${media.lg} {
    padding-block-end: ${tokens.space.section};
  }
  ${media.print} {
    padding-block: 0;
  }
`;

/**
 * The frame that the page and its loading state share, so that nothing moves when the property arrives. On wide screens its parts
 * stand as they follow one another, the heading first, since that is where keyboards are; on narrow ones the picture stands above it.
 * (`reading-flow` would tell the keyboard, but what loads below makes browsers forget it: parts were passed over.)
 * On paper the picture and the facts stand side by side, all else below, and no block is cut in two: one sheet.
 */
export const DetailPage = styled(DetailFrame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* On a phone the picture begins where the header ends. */
  @media (max-width: 39.99rem) {
    padding-block-start: ${tokens.headerSize};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    column-gap: ${tokens.space[8]};
    align-items: start;
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: ${tokens.space[3]} ${tokens.space[5]};
    padding-block: 0;
  }
`;

/** The picture; its room is kept while it is awaited. */
export const DetailPicture = styled.div`
  order: -1;
  margin-block-end: ${tokens.space[4]};
  ${media.lg} {
    grid-area: 2 / 1;
    margin-block-end: 0;
  }
  ${media.print} {
    grid-area: 2 / 1;
    margin-block-end: 0;
    break-inside: avoid;
  }
`;

/**
 * Trail, title, price. Where the picture stands above it, which comes behind it in the document, it is not there until that has
 * come: on a slow line browsers paint what they have of a document, and it would have to make room.
 */
export const DetailHead = styled.div`
  @media (max-width: 63.99rem) {
    [data-early] &:not(:has(+ * + *)) {
      display: none;
    }
  }
  ${media.lg} {
    grid-area: 1 / 1 / auto / -1;
  }
  ${media.print} {
    grid-area: 1 / 1 / auto / -1;
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
    margin-block: ${tokens.space[4]} 0;
  }
`;

export const DetailMain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};
  ${media.lg} {
    grid-area: 3 / 1;
    margin-block-start: ${tokens.space[10]};
  }
  ${media.print} {
    display: contents;
    > * {
      grid-column: 1 / -1;
      break-inside: avoid;
    }
    > :first-child {
      grid-area: 2 / 2;
    }
  }
`;

/** Beside picture and facts, below them where there is no room. */
export const DetailAside = styled.div`
  margin-block-start: ${tokens.space[8]};
  ${media.lg} {
    grid-area: 2 / 2 / span 2;
    block-size: 100%;
    margin-block-start: 0;
  }
  ${media.print} {
    grid-column: 1 / -1;
    margin-block-start: 0;
  }
`;

/** What stands under the heading of one of its sections. */
export const DetailContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  margin-block-start: ${tokens.space[4]};
  ${media.print} {
    margin-block-start: ${tokens.space[2]};
  }
`;
