import { styled } from 'styled-components';
import type { SpaceToken } from '../theme/tokens.ts';
import { tokens } from '../theme/tokens.ts';

/** Children under each other, one gap apart. */
export const Stack = styled.div<{
  $gap?: SpaceToken | undefined;
  $align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 4 }) => tokens.space[$gap]};
  min-inline-size: 0;
`;

/** Children beside each other, wrapping, one gap apart. */
export const Cluster = styled.div<{
  $gap?: SpaceToken | undefined;
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  $justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  $nowrap?: boolean | undefined;
}>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => tokens.space[$gap]};
  min-inline-size: 0;
`;

/** A hairline between blocks. */
export const Divider = styled.hr`
  border: 0;
  block-size: 1px;
  inline-size: 100%;
  background: ${tokens.color.hairline};
`;
