import { useSyncExternalStore } from 'react';
import { addressToShare, paths, type Language } from '@shared/contract';

/**
 * The secret of a private link stands behind `#`: browsers send that to nobody, so that it is in no log, in no cache and in no
 * document, and the document of the page stays the same for all.
 */
const NAME = 'ticket';
const SECRET = /^[\w-]{16,128}$/;

const CHANGED = 'ticket-address-changed';

/** The secret in the address, if there is one. */
export function ticketInAddress(): string | undefined {
  const secret = new URLSearchParams(window.location.hash.slice(1)).get(NAME) ?? '';
  return SECRET.test(secret) ? secret : undefined;
}

/** The address that opens an appointment in a language, for a calendar or a message. */
export const ticketAddress = (link: string, language: Language): string =>
  `${addressToShare(paths.appointments, language)}#${NAME}=${link}`;

/**
 * Puts the secret into the address, so that a reload and "back" find the ticket again. It is the same page: whoever listens to
 * moves hears nothing of it, hence the browser's own method and not the one that stands in for it.
 */
export function keepTicketInAddress(link: string | undefined): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${link === undefined ? '' : `#${NAME}=${link}`}`;
  History.prototype.replaceState.call(window.history, window.history.state, '', address);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  for (const type of ['hashchange', CHANGED]) window.addEventListener(type, listener);
  return () => {
    for (const type of ['hashchange', CHANGED]) window.removeEventListener(type, listener);
  };
}

/** The secret in the address; undefined on the server and while hydrating. */
export const useTicketInAddress = (): string | undefined =>
  useSyncExternalStore<string | undefined>(subscribe, ticketInAddress, () => undefined);
