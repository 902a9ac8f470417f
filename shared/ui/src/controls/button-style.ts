import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${tokens.color.accentFill};
    color: ${tokens.color.onAccentFill};
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.14),
      ${tokens.elevation.low};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${tokens.color.accentFillHover};
      }
    }
  `,
  secondary: css`
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    border-color: ${tokens.color.outline};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        border-color: ${tokens.color.ink};
        background: ${tokens.color.sunken};
      }
    }
  `,
  quiet: css`
    color: ${tokens.color.ink};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: color-mix(in srgb, ${tokens.color.ink} 7%, transparent);
      }
    }
  `,
  destructive: css`
    background: ${tokens.color.dangerFill};
    color: ${tokens.color.onDangerFill};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${tokens.color.dangerFillHover};
      }
    }
  `,
};

const outOfOrder = css`
  background: ${tokens.color.sunken};
  border-color: ${tokens.color.hairline};
`;

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    min-block-size: 2.25rem;
    padding: ${tokens.space[1]} ${tokens.space[4]};
    font-size: ${tokens.size.sm};
    /* Looks small, is still a 44 px target. */
    &::after {
      content: '';
      position: absolute;
      inset-block: -5px;
      inset-inline: -1px;
    }
  `,
  medium: css`
    min-block-size: 2.875rem;
    padding: ${tokens.space[2]} ${tokens.space[5]};
    font-size: ${tokens.size.md};
  `,
  large: css`
    min-block-size: 3.375rem;
    padding: ${tokens.space[2]} ${tokens.space[8]};
    font-size: ${tokens.size.lg};
  `,
};

/** The look that buttons and links in a button's clothes share. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  min-inline-size: 2.75rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${tokens.motion.quick} ${tokens.motion.ease},
    border-color ${tokens.motion.quick} ${tokens.motion.ease},
    transform ${tokens.motion.quick} ${tokens.motion.ease};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  ${({ $block }) =>
    $block &&
    css`
      display: flex;
      inline-size: 100%;
    `}
  &:active:not([aria-disabled='true'], :disabled) {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  /* Out of order looks the same whatever it would do, and its words stay readable. */
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    cursor: not-allowed;
    color: ${tokens.color.inkMuted};
    box-shadow: none;
    ${({ $variant }) => $variant !== 'quiet' && outOfOrder}
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.print} {
    display: none;
  }
  /* A toggle that is on. */
  &&[aria-pressed='true'] {
    background: ${tokens.color.accentWash};
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
  &&[aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;
