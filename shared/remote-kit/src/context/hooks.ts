import { useEffect } from 'react';
import type { Api } from '@shared/api';
import type { Head, Toast } from '@shared/contract';
import { useLocation } from '@shared/facades/router';
import { useRemoteContext } from './remote-context.ts';

/** The typed calls of the specification's section 7, through the host's HTTP client. */
export const useApi = (): Api => useRemoteContext().api;

/**
 * Tells the shell the page's title, description and status: on the server while rendering, in the browser
 * after each commit that changes them and after each move to another address.
 */
export function useHead(head: Head): void {
  const { head: channel } = useRemoteContext();
  const { key } = useLocation();
  const text = JSON.stringify(head);
  if (channel.when === 'rendering') channel.send(head);
  useEffect(() => {
    if (channel.when === 'committed') channel.send(JSON.parse(text) as Head);
  }, [channel, text, key]);
}

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

/** The shell's one toaster, over the bus. For event handlers, never while rendering. */
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

/**
 * Says how much new there is for the visitor in what this browser keeps, over the bus: the shell marks its link there. For effects
 * and event handlers; nothing happens in a host that knows no such mark.
 */
export function useTellNews(): (count: number) => void {
  const { bus } = useRemoteContext();
  return (count) => bus?.tellNews?.(count);
}
