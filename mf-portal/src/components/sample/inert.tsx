import { useTranslation } from '@shared/i18n';
import type { ButtonProps, IconButtonProps } from '@shared/ui';
import { Button, IconButton, tokens } from '@shared/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

/**
 * A control of the mock-up that leads nowhere: disabled, yet reachable, and its tooltip says why
 * (decisions, "Accessibility"). `children` gets the tooltip's id.
 */
export function SampleTooltip({ children }: { children: (tooltipId: string) => ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <Anchor
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={closeOnEscape}
    >
      {children(id)}
      <Tip role="tooltip" id={id} $open={open}>
        {t('sampleData')}
      </Tip>
    </Anchor>
  );
}

export const InertButton = (props: Omit<ButtonProps, 'onClick'>) => (
  <SampleTooltip>{(id) => <Button {...props} aria-disabled aria-describedby={id} />}</SampleTooltip>
);

export const InertIconButton = (props: Omit<IconButtonProps, 'onClick'>) => (
  <SampleTooltip>{(id) => <IconButton {...props} aria-disabled aria-describedby={id} />}</SampleTooltip>
);

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

const Tip = styled.span<{ $open: boolean }>`
  position: absolute;
  z-index: ${tokens.layer.raised + 1};
  inset-block-start: calc(100% + ${tokens.space[1]});
  inset-inline-end: 0;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.ink};
  color: ${tokens.color.ground};
  font-size: ${tokens.size.xs};
  white-space: nowrap;
  pointer-events: none;
  visibility: ${({ $open }) => ($open ? 'visible' : 'hidden')};
  opacity: ${({ $open }) => ($open ? 1 : 0)};
  transition: opacity ${tokens.motion.quick};
  /* With large text there may be no room beside the control. */
  @media (max-width: 18rem) {
    position: fixed;
    inset: auto ${tokens.space.gutter} ${tokens.space[4]};
    white-space: normal;
    text-align: center;
  }
`;
