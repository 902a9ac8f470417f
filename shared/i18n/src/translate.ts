import type { Language } from '@shared/contract';
import type { i18n as I18n } from 'i18next';

/** Values of `{{name}}` in a text. `count` also chooses the plural form. */
export type TranslateValues = Readonly<Record<string, string | number>> & { readonly count?: number };

/** Text of a key (`form.name`, or `namespace:form.name`); the key itself when no language has it. */
export type Translate = (key: string, values?: TranslateValues) => string;

/** A page of 24 cards asks for about a hundred different texts; names of properties and articles come and go. */
const MOST_TEXTS = 1000;

/** Texts of one instance by everything that they depend on; forgotten whenever words are added. */
const remembered = new WeakMap<I18n, Map<string, string>>();

function textsOf(i18n: I18n): Map<string, string> {
  const known = remembered.get(i18n);
  if (known) return known;
  const texts = new Map<string, string>();
  remembered.set(i18n, texts);
  i18n.store.on('added', () => texts.clear());
  return texts;
}

/** Types are told apart too: `count` chooses a plural as a number only. */
const sayable = (values: TranslateValues | undefined) => (values ? JSON.stringify(values) : '');

/**
 * Binds translation to a language, whatever the instance's own language is. A card says the same words as the card
 * before it: each text is put together once, which on a page of cards is a fifth of its rendering.
 */
export function translateIn(i18n: I18n, language: Language, namespace?: string): Translate {
  const t = i18n.getFixedT(language, namespace ?? null);
  const texts = textsOf(i18n);
  const scope = `${language} ${namespace ?? ''} `;
  return (key, values) => {
    const id = `${scope}${key} ${sayable(values)}`;
    const known = texts.get(id);
    if (known !== undefined) return known;
    // A key that names a group of texts is a mistake of the caller: the key is shown, as for a missing one.
    const text = t(key, { ...values, returnObjects: false });
    if (texts.size >= MOST_TEXTS) texts.clear();
    texts.set(id, text);
    return text;
  };
}
