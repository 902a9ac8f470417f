import type { Language } from '@shared/contract';
import type { Words } from './words.ts';

/** Values of `{{name}}` in a text. `count`, a number, also chooses the plural form. */
export type TranslateValues = Readonly<Record<string, string | number>> & { readonly count?: number };

export interface CreateI18nOptions {
  /** Namespace that keys are read from when none is named; a remote uses its own name. */
  namespace: string;
  /** Locale files at hand, of either language, both or none (default); more may follow with `add`. */
  resources?: Partial<Readonly<Record<Language, Words>>>;
}

/**
 * The words of one program in both languages. On the server i18next says them; a browser looks up the same texts by the
 * same rules without it, which a test holds together (`same-texts.node.test.ts`).
 */
export interface I18n {
  /**
   * Text of a key (`form.name`, or `namespace:form.name`) in a language; in the other language where it is missing
   * there, since a visitor is better served by a word in the wrong language than by a key; else the key itself.
   * @param namespace default: the instance's own
   */
  text(language: Language, namespace: string | undefined, key: string, values?: TranslateValues): string;
  /** Whether a language's words of a namespace are at hand. */
  has(language: Language, namespace: string): boolean;
  /** How many times words were added to a language: another number, other words. */
  count(language: Language): number;
  /**
   * Adds a locale file over what the namespace already holds. Add the words of a language before the provider is told to
   * switch to it: those that come after it show a moment later.
   */
  add(language: Language, namespace: string, words: Words): void;
  /** Calls back after each `add`; returns how to stop that. */
  onAdded(listener: () => void): () => void;
}
