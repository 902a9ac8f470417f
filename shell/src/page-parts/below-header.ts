import { Section, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** The first section of a page: clear of the header, which lies over the page's top. */
export const BelowHeader = styled(Section)`
  padding-block-start: calc(${tokens.headerSize} + clamp(2rem, 1.5rem + 2vw, 4rem));
`;
