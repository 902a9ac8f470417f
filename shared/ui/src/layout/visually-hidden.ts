import { css, styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Read out, not drawn. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** The first link of a page: appears on focus, above everything. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block-start: ${tokens.space[3]};
  inset-inline-start: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[5]};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font-weight: ${tokens.weight.semibold};
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.elevation.high};
  &:not(:focus) {
    ${visuallyHidden}
    position: fixed;
  }
`;
