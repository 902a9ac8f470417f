import type { Language } from '@shared/contract';
import { createI18n, translateIn, useTranslation, type Translate, type Words } from '@shared/i18n';

/**
 * Words that come with the code of a late part: in the remote's own files they would weigh on every first view, whose pages have
 * nothing of them.
 *
 * @returns a hook for what `t` is of them, in the language of the page
 */
export function lateWords(resources: Readonly<Record<Language, Words>>): () => Translate {
  const wordsIn = lateWordsIn(resources);
  return () => wordsIn(useTranslation().language);
}

/** The same outside of a component, where the language is known. */
export function lateWordsIn(resources: Readonly<Record<Language, Words>>): (language: Language) => Translate {
  const i18n = createI18n({ namespace: 'late', resources });
  const texts = { ar: translateIn(i18n, 'ar'), en: translateIn(i18n, 'en') } as const;
  return (language) => texts[language];
}
