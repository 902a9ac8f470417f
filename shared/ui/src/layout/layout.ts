import { css, styled } from 'styled-components';
import type { Breakpoint } from '../theme/media.ts';
import { media } from '../theme/media.ts';
import type { SpaceToken } from '../theme/tokens.ts';
import { tokens } from '../theme/tokens.ts';

const containerWidths = { page: tokens.pageWidth, narrow: '56rem', measure: '46rem' } as const;

/** Centres content and keeps it off the page's edges. `measure` is for running text. */
export const Container = styled.div<{ $width?: keyof typeof containerWidths | undefined }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width = 'page' }) => containerWidths[$width]} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-inline: ${tokens.space.gutter};
`;

export type ColumnsByWidth = { base?: number } & { [width in Breakpoint]?: number };

const columnsRule = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

/**
 * Equal columns. `$columns` counts them from each breakpoint on (`{ base: 1, sm: 2, lg: 3, xl: 4 }`);
 * `$min` instead fits as many as are at least that wide.
 */
export const Grid = styled.div<{
  $columns?: ColumnsByWidth | undefined;
  $min?: string | undefined;
  $gap?: SpaceToken | undefined;
}>`
  display: grid;
  gap: ${({ $gap = 6 }) => tokens.space[$gap]};
  ${({ $columns, $min }) =>
    $min === undefined
      ? css`
          ${columnsRule($columns?.base ?? 1)}
          ${(['sm', 'md', 'lg', 'xl'] as const).map((width) => {
            const count = $columns?.[width];
            return count === undefined
              ? ''
              : css`
                  ${media[width]} {
                    ${columnsRule(count)}
                  }
                `;
          })}
        `
      : css`
          grid-template-columns: repeat(auto-fill, minmax(min(${$min}, 100%), 1fr));
        `}
`;

const cardPadding = {
  none: '0',
  small: tokens.space[4],
  medium: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
} as const;

/** A raised surface, and the container that its content's container queries measure. */
export const Card = styled.div<{
  $padding?: keyof typeof cardPadding | undefined;
  /** It holds one main link and lifts under the pointer. */
  $interactive?: boolean | undefined;
}>`
  position: relative;
  container-type: inline-size;
  padding: ${({ $padding = 'medium' }) => cardPadding[$padding]};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.elevation.low};
  ${({ $interactive }) =>
    $interactive &&
    css`
      transition:
        box-shadow ${tokens.motion.calm} ${tokens.motion.ease},
        transform ${tokens.motion.calm} ${tokens.motion.ease};
      &:focus-within {
        box-shadow: ${tokens.elevation.medium};
      }
      ${media.hover} {
        &:hover {
          box-shadow: ${tokens.elevation.medium};
          transform: translateY(-3px);
        }
      }
    `}
`;
