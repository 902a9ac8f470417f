import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';

export interface ProgressBarProps {
  /** Nothing is there while false. */
  active: boolean;
  /** What is under way, for assistive technology. */
  label: string;
  className?: string | undefined;
}

/** A thin line over the top of the window that runs in the reading direction while something of unknown length is under way. */
export function ProgressBar({ active, label, className }: ProgressBarProps) {
  if (!active) return null;
  // <progress> draws itself differently in each browser.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <Track className={className} role="progressbar" aria-label={label} />;
}

const run = keyframes`
  from { translate: calc(var(--progress-reading) * -100%) 0; }
  to { translate: calc(var(--progress-reading) * 280%) 0; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Track = styled.div`
  --progress-reading: 1;
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.toast};
  block-size: 3px;
  overflow: hidden;
  background: color-mix(in srgb, ${tokens.color.accentFill} 22%, transparent);
  pointer-events: none;
  animation: ${appear} ${tokens.motion.quick} ${tokens.motion.ease};
  [dir='rtl'] & {
    --progress-reading: -1;
  }
  &::before {
    content: '';
    display: block;
    inline-size: 38%;
    block-size: 100%;
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.accentFill};
    animation: ${run} 1.15s cubic-bezier(0.45, 0.1, 0.4, 1) infinite;
  }
  ${media.reducedMotion} {
    &::before {
      inline-size: 100%;
      opacity: 0.75;
      animation: none;
    }
  }
  ${media.forcedColors} {
    &::before {
      background: Highlight;
    }
  }
`;
