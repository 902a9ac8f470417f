import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { HostBus } from '@shared/bus';
import { toasts, type ToastState } from '@shared/bus/toasts';
import { useBusLanguage } from '@shared/i18n';
import { CloseIcon, DirectionStyles, GlobalStyle, IconButton, Notice, ToastCard, tokens } from '@shared/ui';
import { FontFaces } from '@shared/ui/fonts';
import { styled } from 'styled-components';
import type { Notices } from './notices.ts';

/** Milliseconds that a notification stays (specification, section 9). */
const DURATION_MS = 5000;
/** Long enough for it to fade. */
const REMOVE_DELAY_MS = 200;

/** What the shell brings in the composed site and a remote relies on: global style, fonts and the one toaster. */
export function showSurroundings(bus: HostBus, notices: Notices): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Surroundings bus={bus} notices={notices} />);
}

function Surroundings({ bus, notices }: { bus: HostBus; notices: Notices }) {
  const texts = useSyncExternalStore(notices.subscribe, notices.current);
  return (
    <DirectionStyles language={useBusLanguage(bus)}>
      <GlobalStyle />
      <FontFaces />
      <Corner lang="en" dir="ltr">
        {texts.map((text) => (
          <Raised key={text} tone="warning">
            {text}
          </Raised>
        ))}
      </Corner>
      <StageToasts bus={bus} />
    </DirectionStyles>
  );
}

/** The notifications of the bus, at most one at a time (specification, section 4). */
function StageToasts({ bus }: { bus: HostBus }) {
  const [states, setStates] = useState<readonly ToastState[]>([]);
  const commands = useMemo(() => toasts(bus.toasts$, { removeDelayMs: REMOVE_DELAY_MS }), [bus]);
  useEffect(() => {
    const subscription = commands.subscribe(setStates);
    return () => subscription.unsubscribe();
  }, [commands]);
  return (
    <ToastPlace aria-live="polite" data-stage-toasts>
      {states.map((state) => (
        <StageToast key={state.id} state={state} onDismiss={(id) => bus.sendToast({ type: 'dismiss', id })} />
      ))}
    </ToastPlace>
  );
}

function StageToast({ state, onDismiss }: { state: ToastState; onDismiss(id: string): void }) {
  const { id, title, description, variant, duration = DURATION_MS, open } = state;
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
    // The time starts anew when the toast is changed, not when the list is drawn again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, duration, title, description]);
  return (
    <ToastCard
      data-state={open ? 'open' : 'closed'}
      variant={variant}
      title={title}
      description={description}
      close={<IconButton label="Close" icon={<CloseIcon size={20} />} onClick={() => onDismiss(id)} />}
    />
  );
}

const ToastPlace = styled.ul`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: ${tokens.layer.toast};
  inline-size: min(27rem, 100vw);
  padding: ${tokens.space[4]};
  list-style: none;
  &:empty {
    display: none;
  }
`;

const Corner = styled.output`
  position: fixed;
  inset-block-start: ${tokens.space[4]};
  inset-inline: ${tokens.space[4]};
  z-index: ${tokens.layer.toast};
  display: grid;
  gap: ${tokens.space[3]};
  max-inline-size: 40rem;
  margin-inline: auto;
  &:empty {
    display: none;
  }
`;

const Raised = styled(Notice)`
  box-shadow: ${tokens.elevation.high};
`;
