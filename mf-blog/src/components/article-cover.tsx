import { mediaUrl } from '@shared/api';
import { Picture, tokens } from '@shared/ui';
import { styled } from 'styled-components';

const WIDTHS = [480, 800, 1200, 1600] as const;

/** The frame of every cover and of the pictures within an article. */
export const COVER_RATIO = '16 / 10';

export interface ArticleCoverProps {
  /** Relative path as the article carries it; a drawing stands in for a missing one. */
  path: string | undefined;
  alt: string;
  /** Which width the layout gives it, as in `<img sizes>`. */
  sizes: string;
  /** The first picture of the page. */
  priority?: boolean;
  className?: string;
}

/** An article's cover in its fixed frame. */
export function ArticleCover({ path, alt, sizes, priority = false, className }: ArticleCoverProps) {
  return (
    <Picture
      src={mediaUrl(path, 800) ?? ''}
      srcFor={(width) => mediaUrl(path, width) ?? ''}
      widths={WIDTHS}
      sizes={sizes}
      alt={alt}
      ratio={COVER_RATIO}
      priority={priority}
      fallback={<CoverDrawing />}
      className={className}
    />
  );
}

/** An open book under a low sun, in the place of a cover. */
function CoverDrawing() {
  return (
    <Scene viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <circle cx="226" cy="70" r="26" fill={tokens.color.accentWash} stroke={tokens.color.accent} />
      <path d="M0 160c52-16 104-18 160-8s112 6 160-12v60H0v-40Z" fill={tokens.color.hairline} opacity="0.6" />
      <path
        d="M160 88c-16-11-36-15-62-14v64c26-1 46 3 62 14 16-11 36-15 62-14V74c-26-1-46 3-62 14Z"
        fill={tokens.color.surface}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M160 88v64M112 90c12 0 22 2 32 6m-32 10c12 0 22 2 32 6m-32 10c12 0 22 2 32 6M208 90c-12 0-22 2-32 6m32 10c-12 0-22 2-32 6m32 10c-12 0-22 2-32 6"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity="0.6"
      />
    </Scene>
  );
}

const Scene = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  color: ${tokens.color.inkMuted};
`;
