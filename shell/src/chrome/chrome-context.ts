import { createContext, use } from 'react';
import type { Api } from '@shared/api';
import type { GuestLink, Language } from '@shared/contract';
import type { Followed } from './followed.ts';

/** The one call of header and footer. */
export type SettingsApi = Pick<Api, 'getSettings'>;

/** Stays the same for as long as the page: all that reads it is drawn again for another. */
export interface ChromeContextValue {
  api: SettingsApi;
  /** Links of the header beside the site's own. */
  guests: readonly GuestLink[];
  /** Path of the document, then of the present location, for the marked link. */
  pathname: Followed<string>;
  /** How much new there is in what this browser keeps; 0 on the server. */
  news: Followed<number>;
  /** Undefined on the server: the toggle is a link there. */
  switchLanguage: ((language: Language) => Promise<void>) | undefined;
}

export const ChromeContext = createContext<ChromeContextValue | undefined>(undefined);

/** Throws outside of the chrome. */
export function useChrome(): ChromeContextValue {
  const value = use(ChromeContext);
  if (!value) throw new Error('useChrome works inside the chrome only');
  return value;
}
