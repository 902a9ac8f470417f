import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '@shared/contract';

const cookiePattern = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(\\w+)`);

/** The language of a document: query, then cookie, then Arabic (architecture, "Document server"). */
export function languageOf(query: URLSearchParams, cookie: string | undefined): Language {
  const asked = query.get('lang');
  if (isLanguage(asked)) return asked;
  const kept = cookiePattern.exec(cookie ?? '')?.[1];
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
}
