import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';

export type IconButtonVariant = 'quiet' | 'outlined' | 'floating';
export type IconButtonSize = 'small' | 'medium';

interface Look {
  $variant: IconButtonVariant;
  $size: IconButtonSize;
}

const variants = {
  quiet: css`
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: color-mix(in srgb, currentColor 9%, transparent);
      }
    }
  `,
  outlined: css`
    border-color: ${tokens.color.outline};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        border-color: currentColor;
      }
    }
  `,
  /* Over a picture: its own ground, whatever lies behind. */
  floating: css`
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    box-shadow: ${tokens.elevation.medium};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        color: ${tokens.color.accent};
      }
    }
  `,
} as const;

const sizes = {
  /* Looks small, is still a 44 px target. */
  small: css`
    position: relative;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    &::after {
      content: '';
      position: absolute;
      inset: -5px;
    }
  `,
  medium: css`
    inline-size: 2.75rem;
    block-size: 2.75rem;
  `,
} as const;

const iconButtonStyle = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  border: 1px solid transparent;
  border-radius: 50%;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${tokens.motion.quick},
    border-color ${tokens.motion.quick},
    color ${tokens.motion.quick},
    transform ${tokens.motion.quick};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.94);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
  &[aria-pressed='true'] {
    color: ${tokens.color.accent};
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;

const ButtonElement = styled.button<Look>`
  ${iconButtonStyle}
`;
const LinkElement = styled.a<Look>`
  ${iconButtonStyle}
`;

interface IconControlProps {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariant | undefined;
  size?: IconButtonSize | undefined;
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & IconControlProps;

/** A round button, 44 px to the finger in both sizes. With `aria-pressed` it is a toggle whose icon fills when pressed. */
export function IconButton({ label, icon, variant = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <ButtonElement type="button" {...rest} aria-label={label} $variant={variant} $size={size}>
      {icon}
    </ButtonElement>
  );
}

export type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, 'children'> & IconControlProps;

export function IconLink({ label, icon, variant = 'quiet', size = 'medium', ...rest }: IconLinkProps) {
  return (
    <LinkElement {...rest} aria-label={label} $variant={variant} $size={size}>
      {icon}
    </LinkElement>
  );
}
