import { css, styled } from 'styled-components';
import { inkBand } from '../theme/ink-band.ts';
import { tokens } from '../theme/tokens.ts';

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
