import { createContext, use } from 'react';
import type { Api } from '@shared/api';
import type { GuestLink, Language } from '@shared/contract';

/** The one call of header and footer. */
export type SettingsApi = Pick<Api, 'getSettings'>;

export interface ChromeContextValue {
  api: SettingsApi;
  /** Links of the header beside the site's own. */
  guests: readonly GuestLink[];
  /** Path of the document or of the present location, for the marked link. */
  pathname: string;
  /** How much new there is in what this browser keeps; 0 on the server. */
  news: number;
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
