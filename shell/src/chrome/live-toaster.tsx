import { useEffect, useState } from 'react';
import type { HostBus } from '@shared/bus';
import { toasts, type ToastState } from '@shared/bus/toasts';
import type { ToastCommand } from '@shared/contract';
import { ToastViewport } from './toast-viewport.tsx';

interface LiveToasterProps {
  bus: HostBus;
  /** Commands that came before; whoever calls it is responsible for those that follow. */
  takeOver(): readonly ToastCommand[];
  /** Whether the visitor has asked for the region before it was here. */
  isCalled: boolean;
}

/** At most one notification at a time, commanded over the bus (specification, section 4). */
export default function LiveToaster({ bus, takeOver, isCalled }: LiveToasterProps) {
  const [states, setStates] = useState<readonly ToastState[]>([]);
  useEffect(() => {
    const subscription = toasts(bus.toasts$, { early: takeOver() }).subscribe(setStates);
    return () => subscription.unsubscribe();
    // What came before is taken over once, when there is somebody to take it over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [bus]);
  // Also without any: F8 leads to their region.
  return (
    <ToastViewport
      toasts={states}
      isCalled={isCalled}
      onDismiss={(id) => bus.sendToast({ type: 'dismiss', id })}
    />
  );
}
