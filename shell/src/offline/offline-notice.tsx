import { useSyncExternalStore } from 'react';
import { useTranslation } from '@shared/i18n';
import { tokens } from '@shared/ui';
import { styled } from 'styled-components';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const isOffline = () => !navigator.onLine;
const neverOffline = () => false;

/** Says that there is no network while there is none; what was visited stays open (quality, "Faults"). */
export function OfflineNotice() {
  const { t } = useTranslation();
  const offline = useSyncExternalStore(subscribe, isOffline, neverOffline);
  // The region stands before it speaks: readers of screens announce what changes inside.
  return <Region>{offline && <Strip>{t('offline')}</Strip>}</Region>;
}

const Region = styled.output`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.sticky};
  pointer-events: none;
`;

const Strip = styled.span`
  display: block;
  padding: ${tokens.space[3]} ${tokens.space.gutter};
  background: ${tokens.color.ink};
  color: ${tokens.color.ground};
  font-size: ${tokens.size.sm};
  text-align: center;
`;
