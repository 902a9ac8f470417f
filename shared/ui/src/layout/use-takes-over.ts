import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * One value where a component takes over markup of the server, and while rendering there; the other one as soon as it has, and
 * where the browser draws it itself. Of equal values nothing is rendered anew.
 */
export const useTakenOver = <T extends string | boolean>(taken: T, own: T): T =>
  useSyncExternalStore(
    never,
    () => own,
    () => taken,
  );

/** Whether a component is taking over markup of the server, where everything stands already; true while rendering there. */
export const useTakesOver = (): boolean => useTakenOver(true, false);
