import { whenIdle } from '@shared/remote-kit/when-idle';

/** Work that the visitor's move need not wait for. */
export interface Later {
  /** Does it at once, unless it is done or under way; resolves when it is done. */
  now(): Promise<void>;
}

/** Does `work` when the browser is idle, after what the visitor moved to has been shown. */
export function afterTheMove(work: () => Promise<unknown>): Later {
  let under: Promise<void> | undefined;
  const now = () => {
    cancel();
    return (under ??= work().then(
      () => undefined,
      () => undefined,
    ));
  };
  const cancel = whenIdle(() => void now());
  return { now };
}
