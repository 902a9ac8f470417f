import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';
import type { ModalProps } from './modal.tsx';
import { Modal, ModalElement } from './modal.tsx';

export type DialogProps = ModalProps;

/** A question or a short task over the page: in its middle, and at the bottom edge on a phone. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} as={Frame} />;
}

const Frame = styled(ModalElement)`
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: fit-content;
  max-block-size: 88dvh;
  margin-block-start: auto;
  border-start-start-radius: ${tokens.radius.lg};
  border-start-end-radius: ${tokens.radius.lg};
  ${media.sm} {
    inline-size: min(34rem, calc(100% - 2 * ${tokens.space[6]}));
    margin: auto;
    border-radius: ${tokens.radius.lg};
  }
`;
