import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import type { ModalProps } from './modal.tsx';
import { Modal, ModalElement } from './modal.tsx';

export type DrawerSide = 'start' | 'end';

export interface DrawerProps extends ModalProps {
  /** The reading edge that it comes from; `end` when left out. */
  side?: DrawerSide | undefined;
}

/** A panel over one side of the page, as high as the window: navigation, filters. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <Modal {...props} as={side === 'start' ? StartFrame : EndFrame} />;
}

const Frame = styled(ModalElement)`
  inset-block: 0;
  inline-size: min(24rem, 88vw);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
`;

// Movement has no logical axis: the direction says which way is out.
const StartFrame = styled(Frame)`
  --modal-away: -100% 0;
  inset-inline: 0 auto;
  border-start-end-radius: ${tokens.radius.lg};
  border-end-end-radius: ${tokens.radius.lg};
  [dir='rtl'] & {
    --modal-away: 100% 0;
  }
`;

const EndFrame = styled(Frame)`
  --modal-away: 100% 0;
  inset-inline: auto 0;
  border-start-start-radius: ${tokens.radius.lg};
  border-end-start-radius: ${tokens.radius.lg};
  [dir='rtl'] & {
    --modal-away: -100% 0;
  }
`;
