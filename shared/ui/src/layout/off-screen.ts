import { css } from 'styled-components';
import type { Breakpoint } from '../theme/media.ts';
import { media } from '../theme/media.ts';
import type { SpaceToken } from '../theme/tokens.ts';
import { tokens } from '../theme/tokens.ts';

/** CSS lengths, from each breakpoint on. */
export type BlockSizeByWidth = { base: string } & { [width in Breakpoint]?: string };

const sizeRule = (blockSize: string) => css`
  contain-intrinsic-block-size: auto ${blockSize};
`;

/**
 * For parts of a page that begin below the first screen: the browser styles, lays out and paints them when the visitor
 * comes near. Until then they take the estimated room, so that the page is about as long as it will be. Such a part cuts
 * off what reaches over its edge; `bleed` leaves room for shadows and focus rings, and moves nothing.
 */
export const offScreen = (blockSize: BlockSizeByWidth, bleed?: SpaceToken) => css`
  content-visibility: auto;
  ${
    bleed !== undefined &&
    css`
      /* Beside it no more than the page's own edge, which large text leaves narrower: else the page could be moved sideways. */
      margin: calc(-1 * ${tokens.space[bleed]}) calc(-1 * min(${tokens.space[bleed]}, ${tokens.space.gutter}));
      padding: ${tokens.space[bleed]} min(${tokens.space[bleed]}, ${tokens.space.gutter});
    `
  }
  ${sizeRule(blockSize.base)}
  ${(['sm', 'md', 'lg', 'xl'] as const).map((width) => {
    const size = blockSize[width];
    return size === undefined
      ? ''
      : css`
          ${media[width]} {
            ${sizeRule(size)}
          }
        `;
  })}
  ${media.print} {
    content-visibility: visible;
  }
`;
