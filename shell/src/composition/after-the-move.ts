import { whenIdle } from '@shared/remote-kit/when-idle';

/** Milliseconds that belong to the page that was moved to: its heading is painted first, and the rest of it after that. */
const FIRST_FRAMES_MS = 500;

/** Work that the visitor's move need not wait for. */
export interface Later {
  /** Does it at once, unless it is done or under way; resolves when it is done. */
  now(): Promise<void>;
}

/** Does `work` when the browser is idle, after what the visitor moved to has been shown. */
export function afterTheMove(work: () => Promise<unknown>): Later {
  let under: Promise<void> | undefined;
  let cancelIdle = () => {};
  const now = () => {
    clearTimeout(timer);
    cancelIdle();
    return (under ??= work().then(
      () => undefined,
      () => undefined,
    ));
  };
  const timer = setTimeout(() => {
    cancelIdle = whenIdle(() => void now());
  }, FIRST_FRAMES_MS);
  return { now };
}
