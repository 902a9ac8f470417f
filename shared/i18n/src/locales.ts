import { LANGUAGES, type Language } from '@shared/contract';
import type { I18n } from './words/i18n.ts';
import type { Words } from './words/words.ts';

/** How the words of each language are fetched; a script each. */
export type LocaleLoaders = Readonly<Record<Language, () => Promise<{ default: Words }>>>;

/** The words of a remote or of the shell, each language loaded when it is first needed. */
export interface Locales {
  has(language: Language): boolean;
  load(language: Language): Promise<void>;
}

/** Puts what the loaders bring under the namespace, once a language; `load` rejects as its loader does. */
export function createLocales(i18n: I18n, namespace: string, loaders: LocaleLoaders): Locales {
  const has = (language: Language) => i18n.has(language, namespace);
  const add = async (language: Language) =>
    i18n.add(language, namespace, (await loaders[language]()).default);
  // The development server's word that a locale file has changed.
  if (process.env['NODE_ENV'] === 'development' && typeof window !== 'undefined')
    window.addEventListener('hot-words', () => void Promise.all(LANGUAGES.filter(has).map(add)));
  return {
    has,
    async load(language) {
      if (!has(language)) await add(language);
    },
  };
}
