import type { Language } from '@shared/contract';
import type { i18n as I18n } from 'i18next';

/** Values of `{{name}}` in a text. `count` also chooses the plural form. */
export type TranslateValues = Readonly<Record<string, string | number>> & { readonly count?: number };

/** Text of a key (`form.name`, or `namespace:form.name`); the key itself when no language has it. */
export type Translate = (key: string, values?: TranslateValues) => string;

/** Binds translation to a language, whatever the instance's own language is. */
export function translateIn(i18n: I18n, language: Language, namespace?: string): Translate {
  const t = i18n.getFixedT(language, namespace ?? null);
  // A key that names a group of texts is a mistake of the caller: the key is shown, as for a missing one.
  return (key, values) => t(key, { ...values, returnObjects: false });
}
