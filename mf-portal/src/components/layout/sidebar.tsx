import { useTranslation } from '@shared/i18n';
import { CloseIcon, IconButton, inkBand, media, tokens } from '@shared/ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';

const WIDE = media.lg.replace('@media ', '');
const NARROW = '@media (max-width: 63.99rem)';

export interface SidebarProps {
  id: string;
  /** Counts on narrow windows only; on wide ones the sidebar always stands. */
  open: boolean;
  onClose: () => void;
  /** Gets the focus back when it closes. */
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Over the page, the Tab key goes round: what lies behind cannot be seen. */
function stayWithin(event: KeyboardEvent): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')];
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** The portal's own navigation: beside the content, or over it on a phone. */
export function Sidebar({ id, open, onClose, opener, children }: SidebarProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const giveBack = opener.current;
    panel.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
    return () => giveBack?.focus();
  }, [open, opener]);
  useEffect(() => {
    if (!open) return undefined;
    // On a wide window it stands beside the content, which must not stay locked behind it.
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [open, onClose]);
  const keepFocus = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') stayWithin(event);
  };
  return (
    <>
      {open && <Scrim onClick={onClose} />}
      {/* Escape anywhere inside closes it and Tab goes round; the controls inside are what is operated. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <Panel {...inkBand} id={id} ref={panel} $open={open} onKeyDown={keepFocus}>
        <Top>
          <Product>{t('product')}</Product>
          <CloseButton label={t('menu.close')} icon={<CloseIcon />} onClick={onClose} />
        </Top>
        {children}
        <Note>{t('sampleNotice')}</Note>
      </Panel>
    </>
  );
}

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  background: ${tokens.color.scrim};
  ${media.lg} {
    display: none;
  }
`;

const overlay = css<{ $open: boolean }>`
  position: fixed;
  z-index: ${tokens.layer.overlay + 1};
  inset-block: 0;
  inset-inline-start: ${({ $open }) => ($open ? '0' : '-20rem')};
  inline-size: min(19rem, 86vw);
  overflow-y: auto;
  visibility: ${({ $open }) => ($open ? 'visible' : 'hidden')};
  transition:
    inset-inline-start ${tokens.motion.calm} ${tokens.motion.ease},
    visibility ${tokens.motion.calm};
`;

const Panel = styled.aside<{ $open: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[5]};
  padding: ${tokens.space[5]};
  background: ${tokens.color.ground};
  color: ${tokens.color.ink};
  ${NARROW} {
    ${overlay}
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 2.75rem;
  padding-inline-start: ${tokens.space[4]};
`;

const Product = styled.p`
  font-size: ${tokens.size.lg};
  font-weight: ${tokens.weight.bold};
`;

const CloseButton = styled(IconButton)`
  ${media.lg} {
    display: none;
  }
`;

const Note = styled.p`
  margin-block-start: auto;
  padding: ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.hairline};
  font-size: ${tokens.size.xs};
  color: ${tokens.color.inkMuted};
`;
