import { css, styled } from 'styled-components';
import type { Breakpoint } from '../theme/media.ts';
import { media } from '../theme/media.ts';
import { inkBand } from '../theme/ink-band.ts';
import type { SpaceToken } from '../theme/tokens.ts';
import { tokens } from '../theme/tokens.ts';

const space = (token: SpaceToken | undefined, otherwise: SpaceToken) => tokens.space[token ?? otherwise];

const containerWidths = { page: tokens.pageWidth, narrow: '56rem', measure: '46rem' } as const;

/** Centres content and keeps it off the page's edges. `measure` is for running text. */
export const Container = styled.div<{ $width?: keyof typeof containerWidths | undefined }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width = 'page' }) => containerWidths[$width]} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-inline: ${tokens.space.gutter};
`;

/** Children under each other, one gap apart. */
export const Stack = styled.div<{
  $gap?: SpaceToken | undefined;
  $align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap }) => space($gap, 4)};
  min-inline-size: 0;
`;

/** Children beside each other, wrapping, one gap apart. */
export const Cluster = styled.div<{
  $gap?: SpaceToken | undefined;
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  $justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  $nowrap?: boolean | undefined;
}>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap }) => space($gap, 3)};
  min-inline-size: 0;
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
  gap: ${({ $gap }) => space($gap, 6)};
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

const sectionTones = {
  ground: '',
  sunken: css`
    background: ${tokens.color.sunken};
  `,
  ink: css`
    background: ${tokens.color.ground};
    color: ${tokens.color.ink};
  `,
} as const;

/** A horizontal part of a page. `ink` turns everything inside to night colours, in both schemes. */
export const Section = styled.section.attrs<{
  $tone?: keyof typeof sectionTones | undefined;
  $space?: 'section' | 'half' | 'none' | undefined;
}>(({ $tone }) => ($tone === 'ink' ? inkBand : {}))`
  position: relative;
  padding-block: ${({ $space = 'section' }) =>
    ({ section: tokens.space.section, half: `calc(${tokens.space.section} / 2)`, none: '0' })[$space]};
  ${({ $tone = 'ground' }) => sectionTones[$tone]}
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

/** A hairline between blocks. */
export const Divider = styled.hr`
  border: 0;
  block-size: 1px;
  inline-size: 100%;
  background: ${tokens.color.hairline};
`;
