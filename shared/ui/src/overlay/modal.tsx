import type { ComponentPropsWithRef, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon } from '../icons/actions.tsx';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';
import { Heading } from '../type/type.tsx';
import type { DialogHandle } from './use-dialog.ts';

/** What `Dialog` and `Drawer` have in common. Everything else, such as `onClose`, reaches the dialog element. */
export interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'id' | 'ref' | 'open' | 'title'> {
  handle: DialogHandle;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** Hides the title from sight, not from assistive technology. */
  titleHidden?: boolean | undefined;
  closeLabel: string;
  /** Stays in sight under what is scrolled: the actions. */
  footer?: ReactNode;
}

/**
 * The platform's modal dialog: the page behind is inert, Escape and a press outside close it, the focus returns.
 * Its content is always in the markup. `as` is the element that gives it its place and movement.
 */
export function Modal({
  as: Frame,
  handle: { id, ref, close, closer },
  title,
  titleHidden = false,
  closeLabel,
  footer,
  children,
  ...rest
}: ModalProps & { as: typeof ModalElement }) {
  const titleId = useId();
  const pressedOutside = useRef(false);
  const notePress = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const closeOutside = (event: MouseEvent) => {
    // Selecting text may end outside; only a press that began there counts.
    if (pressedOutside.current && event.target === event.currentTarget) close();
  };
  return (
    // The backdrop belongs to the dialog; Escape is the keyboard's way to close it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <Frame
      {...rest}
      id={id}
      ref={ref}
      aria-labelledby={titleId}
      // A press outside closes before hydration too, where the platform knows how.
      closedby="any"
      onPointerDown={notePress}
      onClick={closeOutside}
      // It may have been opened before the page came alive.
      suppressHydrationWarning
    >
      <Header>
        <Title id={titleId} level={2} size="sm" $hidden={titleHidden}>
          {title}
        </Title>
        <IconButton label={closeLabel} icon={<CloseIcon size={22} />} {...closer} />
      </Header>
      <Body>{children}</Body>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </Frame>
  );
}

/** Place, size and movement are the callers'; `--modal-away` is where it comes from and goes to. */
export const modalStyle = css`
  --modal-away: 0 ${tokens.space[5]};
  position: fixed;
  flex-direction: column;
  overflow: hidden;
  border: 0;
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font-size: ${tokens.size.md};
  font-weight: ${tokens.weight.regular};
  line-height: ${tokens.leading.body};
  text-align: start;
  white-space: normal;
  box-shadow:
    0 0 0 1px ${tokens.color.hairline},
    ${tokens.elevation.high};
  opacity: 0;
  translate: var(--modal-away);
  transition:
    opacity ${tokens.motion.calm} ${tokens.motion.ease},
    translate ${tokens.motion.calm} ${tokens.motion.ease},
    overlay ${tokens.motion.calm} allow-discrete,
    display ${tokens.motion.calm} allow-discrete;
  &[open] {
    display: flex;
    opacity: 1;
    translate: none;
  }
  &::backdrop {
    background: ${tokens.color.scrim};
    opacity: 0;
    transition:
      opacity ${tokens.motion.calm} ${tokens.motion.ease},
      overlay ${tokens.motion.calm} allow-discrete,
      display ${tokens.motion.calm} allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open] {
      opacity: 0;
      translate: var(--modal-away);
    }
    &[open]::backdrop {
      opacity: 0;
    }
  }
  ${media.reducedMotion} {
    &,
    &::backdrop {
      transition: none;
    }
  }
  ${media.forcedColors} {
    outline: 2px solid CanvasText;
    outline-offset: -2px;
  }
`;

export const ModalElement = styled.dialog`
  ${modalStyle}
`;

const Header = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[3]};
  padding-inline: ${tokens.space[6]} ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.hairline};
  > button {
    margin-inline-start: auto;
  }
`;

const Title = styled(Heading)<{ $hidden: boolean }>`
  min-inline-size: 0;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${tokens.space[6]};
`;

const Footer = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[6]};
  padding-block-end: max(${tokens.space[4]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${tokens.color.hairline};
`;
