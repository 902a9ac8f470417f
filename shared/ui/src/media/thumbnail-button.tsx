import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';

export interface ThumbnailButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name. */
  label: string;
  /** Its picture is the one that is shown large. */
  current: boolean;
}

/** A small picture that shows itself large. The picture is its child. */
export function ThumbnailButton({ label, current, ...rest }: ThumbnailButtonProps) {
  return <Frame type="button" {...rest} aria-label={label} aria-current={current ? 'true' : undefined} />;
}

const Frame = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  opacity: 0.72;
  transition: opacity ${tokens.motion.quick};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &[aria-current] {
    opacity: 1;
  }
  &[aria-current]::after {
    box-shadow:
      inset 0 0 0 3px ${tokens.color.accent},
      inset 0 0 0 4px ${tokens.color.surface};
  }
  &:focus-visible {
    opacity: 1;
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover {
      opacity: 1;
    }
  }
`;
