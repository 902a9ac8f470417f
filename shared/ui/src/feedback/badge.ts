import { css, styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const tones = {
  premium: css`
    background: ${tokens.color.premium};
    color: ${tokens.color.onPremium};
  `,
  exclusive: css`
    background: ${tokens.color.exclusive};
    color: ${tokens.color.onExclusive};
  `,
  unavailable: css`
    background: ${tokens.color.sold};
    color: ${tokens.color.onSold};
  `,
  available: css`
    background: ${tokens.color.palmWash};
    color: ${tokens.color.palm};
  `,
  accent: css`
    background: ${tokens.color.accentWash};
    color: ${tokens.color.accent};
  `,
  neutral: css`
    background: color-mix(in srgb, ${tokens.color.ink} 7%, ${tokens.color.surface});
    color: ${tokens.color.inkSoft};
  `,
  danger: css`
    background: ${tokens.color.dangerWash};
    color: ${tokens.color.danger};
  `,
} as const;

export type BadgeTone = keyof typeof tones;

/** A word or two about a thing's state. */
export const Badge = styled.span<{ $tone?: BadgeTone | undefined }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding-block: 0.2em;
  padding-inline: 0.75em;
  border-radius: ${tokens.radius.pill};
  font-size: ${tokens.size.xs};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.55;
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => tones[$tone]}
`;
