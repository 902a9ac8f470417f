import { Container, media, tokens } from '@shared/ui';
import { css, styled } from 'styled-components';

/** The form, the wider of two columns, and what goes with it; one column on small screens. Reaches up into the intro. */
export const FormColumns = styled(Container).attrs({ as: 'section' })<{ $formFirst: boolean }>`
  position: relative;
  display: grid;
  gap: ${tokens.space[8]};
  align-items: start;
  margin-block-start: calc(-1 * ${tokens.space[16]});
  padding-block-end: ${tokens.space.section};
  ${media.lg} {
    gap: ${tokens.space[10]};
    ${({ $formFirst }) =>
      $formFirst
        ? css`
            grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
          `
        : css`
            grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
          `}
  }
`;
