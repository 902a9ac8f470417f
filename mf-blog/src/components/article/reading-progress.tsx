import { useTranslation } from '@shared/i18n';
import { media, tokens } from '@shared/ui';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Assistive technology hears of each tenth; more would be noise. */
const STEP = 10;

/** How much of an element has passed above the window's lower edge, from 0 to 1. */
function passedOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  if (height === 0) return 0;
  return Math.min(1, Math.max(0, (window.innerHeight - top) / height));
}

export interface ReadingProgressProps {
  /** What is read. */
  of: RefObject<HTMLElement | null>;
}

/** A thin line under the header that grows in the reading direction with what has been read of the article. */
export function ReadingProgress({ of }: ReadingProgressProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (!of.current) return;
      // Where nothing has been scrolled nothing has been read, however much of it shows.
      const passed = window.scrollY <= 0 ? 0 : passedOf(of.current);
      line.current?.style.setProperty('--reading-progress', String(passed));
      setPercent(Math.floor((passed * 100) / STEP) * STEP);
    };
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measureSoon();
    window.addEventListener('scroll', measureSoon, { passive: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      window.removeEventListener('scroll', measureSoon);
      window.removeEventListener('resize', measureSoon);
      cancelAnimationFrame(frame);
    };
  }, [of]);
  return (
    <Line
      ref={line}
      // <progress> draws itself differently in each browser.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={t('article.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    />
  );
}

const Line = styled.div`
  position: fixed;
  inset-block-start: ${tokens.headerSize};
  inset-inline: 0;
  z-index: ${tokens.layer.sticky};
  block-size: 3px;
  pointer-events: none;
  background: ${tokens.color.accentFill};
  transform: scaleX(var(--reading-progress, 0));
  transform-origin: 0 50%;
  [dir='rtl'] & {
    transform-origin: 100% 50%;
  }
  ${media.forcedColors} {
    background: Highlight;
  }
  ${media.print} {
    display: none;
  }
`;
