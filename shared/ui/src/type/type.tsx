import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import type { ColorToken, SizeToken } from '../theme/tokens.ts';

const headingSizes = {
  display: css`
    font-size: ${tokens.size['4xl']};
    font-weight: ${tokens.weight.bold};
  `,
  xl: css`
    font-size: ${tokens.size['3xl']};
    font-weight: ${tokens.weight.bold};
  `,
  lg: css`
    font-size: ${tokens.size['2xl']};
    font-weight: ${tokens.weight.bold};
  `,
  md: css`
    font-size: ${tokens.size.xl};
    font-weight: ${tokens.weight.semibold};
  `,
  sm: css`
    font-size: ${tokens.size.lg};
    font-weight: ${tokens.weight.semibold};
    line-height: ${tokens.leading.snug};
  `,
  xs: css`
    font-size: ${tokens.size.md};
    font-weight: ${tokens.weight.semibold};
    line-height: ${tokens.leading.snug};
  `,
} as const;

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = keyof typeof headingSizes;

const headingSizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'xl',
  2: 'lg',
  3: 'md',
  4: 'sm',
  5: 'xs',
  6: 'xs',
};

const HeadingElement = styled.h2<{ $size: HeadingSize }>`
  color: ${tokens.color.ink};
  letter-spacing: ${tokens.tracking.tight};
  ${({ $size }) => headingSizes[$size]}
`;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Place in the document's outline; 2 when left out. */
  level?: HeadingLevel | undefined;
  /** Looks, apart from the level. */
  size?: HeadingSize | undefined;
}

export function Heading({ level = 2, size = headingSizeOfLevel[level], ...rest }: HeadingProps) {
  return <HeadingElement as={`h${level}`} $size={size} {...rest} />;
}

/**
 * The end of a text of more than `lines` lines is left out: where the visitor has made text so large that a line holds few
 * letters, nothing is (WCAG 2.2, 1.4.4).
 */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
  @media (max-width: 18rem) {
    -webkit-line-clamp: none;
  }
`;

/** Proportional figures jump when numbers change or stand under each other. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Text = styled.p<{
  $size?: SizeToken | undefined;
  $tone?: ColorToken | undefined;
  $weight?: keyof typeof tokens.weight | undefined;
  /** Cuts after so many lines. */
  $lines?: number | undefined;
  /** Figures of equal width. */
  $numeric?: boolean | undefined;
  /** Keeps lines to the readable measure. */
  $measure?: boolean | undefined;
}>`
  font-size: ${({ $size = 'md' }) => tokens.size[$size]};
  color: ${({ $tone = 'inkSoft' }) => tokens.color[$tone]};
  font-weight: ${({ $weight = 'regular' }) => tokens.weight[$weight]};
  ${({ $numeric }) => $numeric && tabularNumbers}
  ${({ $measure }) =>
    $measure &&
    css`
      max-inline-size: ${tokens.measure};
    `}
  ${({ $lines }) => $lines !== undefined && clamped($lines)}
`;

/** A short line over a heading. Capitals and tracking in English; Arabic has neither. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font-size: ${tokens.size.xs};
  font-weight: ${tokens.weight.bold};
  letter-spacing: ${tokens.tracking.wide};
  text-transform: uppercase;
  color: ${tokens.color.accent};
  &::before {
    content: '';
    inline-size: ${tokens.space[8]};
    block-size: 2px;
    border-radius: ${tokens.radius.pill};
    background: currentColor;
  }
`;
