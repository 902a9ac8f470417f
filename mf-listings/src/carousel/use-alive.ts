import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has come alive: no on the server and while it is hydrated. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
