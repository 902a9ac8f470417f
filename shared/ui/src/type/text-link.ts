import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** A link within text. */
export const TextLink = styled.a`
  color: ${tokens.color.accent};
  font-weight: ${tokens.weight.semibold};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  transition: text-decoration-color ${tokens.motion.quick};
  &:hover {
    text-decoration-color: currentColor;
  }
`;
