import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/contract';
import { createInstance, type TFunction } from 'i18next';
import type { CreateI18nOptions, I18n, TranslateValues } from '../words/i18n.ts';

/** A page of 24 cards asks for about a hundred different texts; names of properties and articles come and go. */
const MOST_TEXTS = 1000;

/** Types are told apart too: `count` chooses a plural as a number only. */
const sayable = (values: TranslateValues | undefined) => (values ? JSON.stringify(values) : '');

/**
 * Words for the server, said by i18next. Ready when the call returns. A card says the same words as the card before it:
 * each text is put together once, which on a page of cards is a fifth of its rendering.
 */
export function createI18n({ namespace: own, resources = {} }: CreateI18nOptions): I18n {
  const instance = createInstance();
  // Without asynchronous parts in play the promise is settled already; a failure would be a programming error.
  void instance.init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: [DEFAULT_LANGUAGE, ...LANGUAGES],
    supportedLngs: LANGUAGES,
    ns: [own],
    defaultNS: own,
    resources: {},
    initAsync: false,
    returnNull: false,
    // A key that names a group is a mistake of the caller, and shown as it is.
    returnedObjectHandler: (key) => key,
    // React escapes what it renders; escaping twice would show entities.
    interpolation: { escapeValue: false },
  });
  /** Texts by everything that they depend on. */
  const texts = new Map<string, string>();
  const bound = new Map<string, TFunction>();
  const added: Record<Language, number> = { ar: 0, en: 0 };
  const boundTo = (language: Language, namespace: string) => {
    const id = `${language} ${namespace}`;
    const known = bound.get(id) ?? instance.getFixedT(language, namespace);
    bound.set(id, known);
    return known;
  };
  const i18n: I18n = {
    text(language, namespace = own, key, values) {
      const id = `${language} ${namespace} ${key} ${sayable(values)}`;
      const known = texts.get(id);
      if (known !== undefined) return known;
      const text = boundTo(language, namespace)(key, { ...values, returnObjects: false });
      if (texts.size >= MOST_TEXTS) texts.clear();
      texts.set(id, text);
      return text;
    },
    has: (language, namespace) => instance.hasResourceBundle(language, namespace),
    count: (language) => added[language],
    add(language, namespace, words) {
      texts.clear();
      added[language] += 1;
      instance.addResourceBundle(language, namespace, words, true, true);
    },
    onAdded(listener) {
      instance.store.on('added', listener);
      return () => instance.store.off('added', listener);
    },
  };
  for (const language of LANGUAGES) {
    const words = resources[language];
    if (words) i18n.add(language, own, words);
  }
  return i18n;
}
