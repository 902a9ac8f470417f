import type { Language } from '@shared/contract';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/contract';
import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';
import type { Words } from './words.ts';

export interface CreateI18nOptions {
  /** The instance's own language, Arabic when left out; what is rendered follows the provider's `language`. */
  language?: Language;
  /** Namespace that keys are read from when none is named; a remote uses its own name. */
  namespace: string;
  /** Locale files at hand, of either language, both or none; more may follow with `addResources`. */
  resources?: Partial<Readonly<Record<Language, Words>>>;
}

/**
 * Creates an i18next instance that is ready when the call returns, on the server as in the browser.
 * A key that is missing in one language is shown in the other: a visitor is better served by a word
 * in the wrong language than by a key.
 */
export function createI18n({
  language = DEFAULT_LANGUAGE,
  namespace,
  resources = {},
}: CreateI18nOptions): I18n {
  const instance = createInstance();
  const loaded = LANGUAGES.flatMap((known) => {
    const words = resources[known];
    return words ? [[known, { [namespace]: words }] as const] : [];
  });
  // Without asynchronous parts in play the promise is settled already; a failure would be a programming error.
  void instance.init({
    lng: language,
    fallbackLng: [DEFAULT_LANGUAGE, ...LANGUAGES],
    supportedLngs: LANGUAGES,
    ns: [namespace],
    defaultNS: namespace,
    resources: Object.fromEntries(loaded),
    initAsync: false,
    returnNull: false,
    // React escapes what it renders; escaping twice would show entities.
    interpolation: { escapeValue: false },
  });
  return instance;
}
