import { Container, media, tokens } from '@shared/ui';
import { css, styled } from 'styled-components';

/**
 * What goes with a form, and the form, the wider of two columns; one column on small screens, in that order. Reaches up into the
 * intro. With `$formFirst` the form is the first of two columns: before it stands nothing that takes focus.
 */
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
            > :first-child {
              order: 1;
            }
          `
        : css`
            grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
          `}
  }
`;
