import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a component is taking over markup of the server, where everything stands already; true while rendering there. */
export const useTakesOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
