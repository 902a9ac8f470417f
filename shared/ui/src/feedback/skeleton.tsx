import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.ts';
import type { SizeToken } from '../theme/tokens.ts';
import { tokens } from '../theme/tokens.ts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A quiet block in the place of what is loading, of the same size. Hidden from assistive technology. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  /** CSS lengths; the whole line and one em when left out. */
  $inline?: string | undefined;
  $block?: string | undefined;
  /** Instead of a height: `4 / 3`. */
  $ratio?: string | undefined;
  $radius?: keyof typeof tokens.radius | undefined;
}>`
  display: block;
  inline-size: ${({ $inline = '100%' }) => $inline};
  ${({ $ratio, $block = '1em' }) =>
    $ratio === undefined
      ? css`
          block-size: ${$block};
        `
      : css`
          aspect-ratio: ${$ratio};
        `}
  border-radius: ${({ $radius = 'sm' }) => tokens.radius[$radius]};
  background: ${tokens.nacre};
  background-color: ${tokens.color.nacreFrom};
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

const Lines = styled.span<{ $size: SizeToken; $leading: 'body' | 'heading' }>`
  display: block;
  font-size: ${({ $size }) => tokens.size[$size]};
  line-height: ${({ $leading }) => tokens.leading[$leading]};
  > span {
    display: flex;
    align-items: center;
    block-size: 1lh;
  }
`;

/** Lines of text to come, each as high as the line that replaces it; the last one is shorter. */
export function SkeletonText({
  lines = 1,
  size = 'md',
  leading = 'body',
  lastWidth = '62%',
}: {
  lines?: number | undefined;
  size?: SizeToken | undefined;
  leading?: 'body' | 'heading' | undefined;
  lastWidth?: string | undefined;
}) {
  return (
    <Lines $size={size} $leading={leading} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line}>
          <Skeleton $block="0.72em" $inline={line === lines - 1 ? lastWidth : '100%'} />
        </span>
      ))}
    </Lines>
  );
}

/** Says once that something is loading, while the skeletons inside stay silent. */
export function LoadingRegion({
  label,
  children,
  className,
}: {
  label: string;
  children?: ReactNode;
  className?: string | undefined;
}) {
  return (
    // <output> may hold no blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
