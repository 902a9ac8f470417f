import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { DangerIcon } from '../icons/danger.tsx';
import { CheckCircleIcon } from '../icons/status.tsx';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';

const looks = {
  default: { Icon: CheckCircleIcon, color: tokens.color.palm, wash: tokens.color.palmWash },
  destructive: { Icon: DangerIcon, color: tokens.color.danger, wash: tokens.color.dangerWash },
} as const;

export type ToastVariant = keyof typeof looks;

export interface ToastCardProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  variant?: ToastVariant | undefined;
  title: ReactNode;
  description?: ReactNode;
  /** The button that dismisses it, at its end: an `IconButton`. */
  close?: ReactNode;
}

/**
 * How a notification looks; what it does is its owner's. Made to be the child of Radix' `Toast.Root asChild`, whose
 * `data-state` and `data-swipe` it follows.
 */
export function ToastCard({ variant = 'default', title, description, close, ...rest }: ToastCardProps) {
  const { Icon } = looks[variant];
  return (
    <Card {...rest} $variant={variant}>
      <Mark>
        <Icon size={20} />
      </Mark>
      <Words>
        <Title>{title}</Title>
        {description !== undefined && <Description>{description}</Description>}
      </Words>
      {close}
    </Card>
  );
}

const rise = keyframes`
  from { opacity: 0; translate: 0 0.75rem; }
`;

const fade = keyframes`
  to { opacity: 0; }
`;

/* A swipe to dismiss goes to the right in both languages (specification, section 9). */
const slide = keyframes`
  to { opacity: 0; translate: 120% 0; }
`;

const Card = styled.li<{ $variant: ToastVariant }>`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  padding-inline-start: ${tokens.space[4]};
  border: 1px solid
    color-mix(in srgb, ${({ $variant }) => looks[$variant].color} 26%, ${tokens.color.hairline});
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.elevation.high};
  list-style: none;
  > span {
    background: ${({ $variant }) => looks[$variant].wash};
    color: ${({ $variant }) => looks[$variant].color};
  }
  &[data-state='open'] {
    animation: ${rise} ${tokens.motion.calm} ${tokens.motion.ease};
  }
  &[data-state='closed'] {
    animation: ${fade} ${tokens.motion.quick} ${tokens.motion.ease} forwards;
  }
  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
  &[data-swipe='cancel'] {
    translate: none;
    transition: translate ${tokens.motion.quick} ${tokens.motion.ease};
  }
  &[data-swipe='end'] {
    translate: var(--radix-toast-swipe-end-x) 0;
    animation: ${slide} ${tokens.motion.quick} ${tokens.motion.ease} forwards;
  }
  ${media.reducedMotion} {
    && {
      animation: none;
    }
  }
`;

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  margin-block: 0.25rem;
  border-radius: 50%;
  /* With large text the words need its room. */
  @media (max-width: 18rem) {
    display: none;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: 0.5rem;
`;

const Title = styled.p`
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.snug};
`;

const Description = styled.p`
  margin-block-start: ${tokens.space[1]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkSoft};
`;
