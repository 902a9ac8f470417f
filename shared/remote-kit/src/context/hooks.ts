import { useEffect } from 'react';
import type { Api } from '@shared/api';
import type { Head } from '@shared/contract';
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

/**
 * Says how much new there is for the visitor in what this browser keeps, over the bus: the shell marks its link there. For effects
 * and event handlers; nothing happens in a host that knows no such mark.
 */
export function useTellNews(): (count: number) => void {
  const { bus } = useRemoteContext();
  return (count) => bus?.tellNews?.(count);
}
