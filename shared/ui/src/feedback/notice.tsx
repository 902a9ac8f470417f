import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { DangerIcon } from '../icons/danger.tsx';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/status.tsx';
import { tokens } from '../theme/tokens.ts';

const tones = {
  info: { Icon: InfoIcon, wash: tokens.color.infoWash, color: tokens.color.info },
  success: { Icon: CheckCircleIcon, wash: tokens.color.palmWash, color: tokens.color.palm },
  warning: { Icon: WarningIcon, wash: tokens.color.warningWash, color: tokens.color.warning },
  danger: { Icon: DangerIcon, wash: tokens.color.dangerWash, color: tokens.color.danger },
} as const;

export type NoticeTone = keyof typeof tones;

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${({ $tone }) => tones[$tone].wash};
  color: ${tokens.color.ink};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => tones[$tone].color} 26%, transparent);
  > svg,
  > span {
    margin-block-start: 0.12em;
    color: ${({ $tone }) => tones[$tone].color};
  }
  /* A spinner in the icon's place is as large as the icon. */
  > span {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
`;

const Title = styled.p`
  font-weight: ${tokens.weight.semibold};
`;

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  /** In the place of the tone's own icon, such as a spinner. */
  icon?: ReactNode;
}

/** A message in the flow of a page. `role` is the caller's: `status`, `alert`, or none for what was there from the start. */
export function Notice({ tone = 'info', title, icon, children, ...rest }: NoticeProps) {
  const { Icon } = tones[tone];
  return (
    <Box {...rest} $tone={tone}>
      {icon ?? <Icon size={22} />}
      <div>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </div>
    </Box>
  );
}
