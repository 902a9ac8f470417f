import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { HostBus } from '@shared/bus';
import type { ToastCommand } from '@shared/contract';

// Nobody needs the toaster before the first toast; it stays off the way to the first view.
const LiveToaster = lazy(() => import('./live-toaster.tsx'));

/** The one toaster (specification, section 4): until it has arrived, commands wait for it. */
export function Toaster({ bus }: { bus: HostBus }) {
  const [called, setCalled] = useState(false);
  const early = useRef<ToastCommand[]>([]);
  const stopWaiting = useRef(() => {});
  useEffect(() => {
    const waiting = bus.toasts$.subscribe((command) => {
      early.current.push(command);
      setCalled(true);
    });
    stopWaiting.current = () => waiting.unsubscribe();
    return stopWaiting.current;
  }, [bus]);
  if (!called) return null;
  const takeOver = () => {
    stopWaiting.current();
    return early.current;
  };
  return (
    <Suspense fallback={null}>
      <LiveToaster bus={bus} takeOver={takeOver} />
    </Suspense>
  );
}
