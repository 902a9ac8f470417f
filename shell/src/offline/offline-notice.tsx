import { useSyncExternalStore, type CSSProperties } from 'react';
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
  return <output style={region}>{offline && <Strip>{t('offline')}</Strip>}</output>;
}

/** Not compiled: it would be the first of a page’s styles that the document does not hold, and the dearest before a visitor can do anything. */
const region: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: tokens.layer.sticky,
  pointerEvents: 'none',
};

const Strip = styled.span`
  display: block;
  padding: ${tokens.space[3]} ${tokens.space.gutter};
  background: ${tokens.color.ink};
  color: ${tokens.color.ground};
  font-size: ${tokens.size.sm};
  text-align: center;
`;
