/** Languages of the site. Arabic is the default and comes first (specification, section 1). */
export const LANGUAGES = ['ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Direction = 'rtl' | 'ltr';

export const DEFAULT_LANGUAGE: Language = 'ar';

/** Local storage key and cookie name that hold the visitor's choice (specification, section 1). */
export const LANGUAGE_KEY = 'language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/**
 * The one address of a page in a language, for whoever comes without a cookie, as search engines do: the bare one is Arabic,
 * another language is asked for.
 * @param path site-relative, with its query if it has one
 */
export const addressIn = (language: Language, path: string): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
