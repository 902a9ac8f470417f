import { Heading } from '@shared/ui';
import { styled } from 'styled-components';

/**
 * A heading that takes the focus by script, so that a screen reader goes on from there. Nobody operates it: it
 * shows no ring.
 */
export const FormHeading = styled(Heading)`
  &:focus-visible {
    outline: none;
  }
`;
