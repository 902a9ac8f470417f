import { media, tokens } from '@shared/ui';
import { styled } from 'styled-components';

const SIDES = ['start', 'end'] as const;
type Side = (typeof SIDES)[number];

/**
 * Rounds the corners of the map by laying the page's ground and the map's border over them. What clips to a rounded shape makes
 * the browser draw all that moves within once more: without a graphics card that took longer than the map itself.
 */
export const RoundCorners = () =>
  SIDES.flatMap((block) =>
    SIDES.map((inline) => <Corner key={`${block} ${inline}`} aria-hidden $block={block} $inline={inline} />),
  );

/* A window on a quarter of a ring. */
const Corner = styled.span<{ $block: Side; $inline: Side }>`
  position: absolute;
  inset-block-${({ $block }) => $block}: -1px;
  inset-inline-${({ $inline }) => $inline}: -1px;
  z-index: ${tokens.layer.raised};
  inline-size: ${tokens.radius.xl};
  block-size: ${tokens.radius.xl};
  overflow: hidden;
  pointer-events: none;
  /* Painted by itself: the four together would be one sheet as large as the map, laid over each of its frames. */
  will-change: transform;
  &::before {
    content: '';
    position: absolute;
    inset-block-${({ $block }) => $block}: 0;
    inset-inline-${({ $inline }) => $inline}: 0;
    inline-size: 200%;
    block-size: 200%;
    border: 1px solid ${tokens.color.hairline};
    border-radius: 50%;
    box-shadow: 0 0 0 ${tokens.radius.xl} ${tokens.color.ground};
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    &::before {
      border-color: CanvasText;
      box-shadow: 0 0 0 ${tokens.radius.xl} Canvas;
    }
  }
`;
