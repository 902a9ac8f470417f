import { lazy, Suspense, useEffect, useState } from 'react';
import { toasts, type HostBus, type ToastState } from '@shared/bus';

// Nobody needs the toaster before the first toast; it stays off the way to the first view.
const ToastViewport = lazy(() => import('./toast-viewport.tsx'));

/** The one toaster: at most one notification at a time, commanded over the bus (specification, section 4). */
export function Toaster({ bus }: { bus: HostBus }) {
  const [states, setStates] = useState<readonly ToastState[]>([]);
  useEffect(() => {
    const subscription = toasts(bus.toasts$).subscribe(setStates);
    return () => subscription.unsubscribe();
  }, [bus]);
  if (states.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toasts={states} onDismiss={(id) => bus.sendToast({ type: 'dismiss', id })} />
    </Suspense>
  );
}
