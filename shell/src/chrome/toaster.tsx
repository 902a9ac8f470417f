import { useEffect, useRef, useState } from 'react';
import type { HostBus } from '@shared/bus';
import type { ToastCommand } from '@shared/contract';
import { whenIdle } from '@shared/remote-kit/when-idle';
import type LiveToaster from './live-toaster.tsx';

/** Leads to the region of notifications (specification, section 9). */
const HOTKEY = 'F8';

interface ToasterProps {
  bus: HostBus;
  /** Once there is time for what no first view needs. */
  contentAlive: Promise<void>;
  /** Hands over what was commanded before this stood here. */
  takeEarly(): readonly ToastCommand[];
}

/**
 * The one toaster (specification, section 4). It stays off the way to the first view and comes when the browser is idle,
 * with the first notification, or the first press of F8, at the latest: until it has arrived, both wait for it. Where it did not arrive, as
 * without a network, the next command and the network's return ask for it again.
 */
export function Toaster({ bus, contentAlive, takeEarly }: ToasterProps) {
  const [Live, setLive] = useState<typeof LiveToaster>();
  const [isCalled, setIsCalled] = useState(false);
  const early = useRef<ToastCommand[]>([]);
  const stopWaiting = useRef(() => {});
  useEffect(() => {
    const load = () =>
      void import('./live-toaster.tsx').then(
        (module) => setLive(() => module.default),
        () => undefined,
      );
    void contentAlive.then(() => whenIdle(load));
    const loadIfCalled = () => early.current.length > 0 && load();
    window.addEventListener('online', loadIfCalled);
    const waiting = bus.toasts$.subscribe((command) => {
      early.current.push(command);
      load();
    });
    const call = ({ key }: KeyboardEvent) => {
      if (key !== HOTKEY) return;
      setIsCalled(true);
      load();
    };
    window.addEventListener('keydown', call);
    early.current.push(...takeEarly());
    loadIfCalled();
    stopWaiting.current = () => {
      waiting.unsubscribe();
      window.removeEventListener('online', loadIfCalled);
      window.removeEventListener('keydown', call);
    };
    return stopWaiting.current;
  }, [bus, contentAlive, takeEarly]);
  if (!Live) return null;
  const takeOver = () => {
    stopWaiting.current();
    return early.current;
  };
  return <Live bus={bus} takeOver={takeOver} isCalled={isCalled} />;
}
