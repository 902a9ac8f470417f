import { tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** Holds what may be wider than the page. */
export const ScrollRegion = styled.section`
  /* Holds the hidden words of its links, which would otherwise widen the page. */
  position: relative;
  overflow-x: auto;
  border-radius: ${tokens.radius.md};
  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;
