import type { Language } from '@shared/contract';
import { addResources, type I18n } from '@shared/i18n';
import type { LocaleLoaders } from './definition.ts';

/** A remote's words, one script a language, each loaded when it is first needed. */
export interface Locales {
  has(language: Language): boolean;
  load(language: Language): Promise<void>;
}

export function createLocales(i18n: I18n, namespace: string, loaders: LocaleLoaders): Locales {
  const has = (language: Language) => i18n.hasResourceBundle(language, namespace);
  return {
    has,
    async load(language) {
      if (has(language)) return;
      const words = await loaders[language]();
      addResources(i18n, language, namespace, words.default);
    },
  };
}
