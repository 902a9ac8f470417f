import type { Toast } from '@shared/contract';
import { useRemoteContext } from './remote-context.ts';

export interface Toaster {
  /** Shows a notification and returns its id. Texts are already translated. */
  add(toast: Toast): string;
  update(id: string, toast: Partial<Toast>): void;
  /** Closes one; all when the id is left out. */
  dismiss(id?: string): void;
  /** Takes one away at once; all when the id is left out. */
  remove(id?: string): void;
}

let lastToast = 0;

/**
 * The shell's one toaster, over the bus. For event handlers, never while rendering. In a file of its own, by which the build knows whether a
 * release sends toasts.
 */
export function useToaster(): Toaster {
  const { bus, name } = useRemoteContext();
  return {
    add(toast) {
      lastToast += 1;
      const id = `${name}-${lastToast}`;
      bus?.sendToast({ type: 'add', id, toast });
      return id;
    },
    update: (id, toast) => bus?.sendToast({ type: 'update', id, toast }),
    dismiss: (id) => bus?.sendToast({ type: 'dismiss', ...(id === undefined ? {} : { id }) }),
    remove: (id) => bus?.sendToast({ type: 'remove', ...(id === undefined ? {} : { id }) }),
  };
}
