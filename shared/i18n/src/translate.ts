import type { Language } from '@shared/contract';
import type { I18n, TranslateValues } from './words/i18n.ts';

/** Text of a key (`form.name`, or `namespace:form.name`); the key itself when no language has it. */
export type Translate = (key: string, values?: TranslateValues) => string;

/**
 * Binds translation to a language.
 * @param namespace default: the instance's own
 */
export const translateIn =
  (i18n: I18n, language: Language, namespace?: string): Translate =>
  (key, values) =>
    i18n.text(language, namespace, key, values);
