import type { Language } from '@shared/contract';
import type { i18n as I18n } from 'i18next';
import type { Words } from './words.ts';

/**
 * Adds a locale file that arrived later, over what the namespace already holds. Add the words of a language before the
 * provider is told to switch to it: those that come after it show a moment later.
 */
export function addResources(i18n: I18n, language: Language, namespace: string, words: Words): void {
  i18n.addResourceBundle(language, namespace, words, true, true);
}

/** Whether a language's words of a namespace are at hand. */
export const hasResources = (i18n: I18n, language: Language, namespace: string): boolean =>
  i18n.hasResourceBundle(language, namespace);
