import { directionOf, type Language } from '@shared/contract';

const SCRIPTS: Readonly<Record<Language, RegExp>> = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u };

/**
 * How a title is read: in the article's language, also where it begins with a word of another one; by its own letters where it
 * has none of that language.
 */
export const titleLanguage = (title: string, language: Language | undefined) =>
  language && SCRIPTS[language].test(title)
    ? { lang: language, dir: directionOf(language) }
    : { dir: 'auto' as const };
