import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '@shared/contract';
import { parseCookie } from 'cookie';

/** The language of a document: query, then cookie, then Arabic (architecture, "Document server"). */
export function languageOf(query: URLSearchParams, cookies: string | undefined): Language {
  const asked = query.get('lang');
  if (isLanguage(asked)) return asked;
  const kept = parseCookie(cookies ?? '')[LANGUAGE_KEY];
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
}
