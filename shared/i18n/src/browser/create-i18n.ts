import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/contract';
import { byLanguage } from '../formatting/by-language.ts';
import type { CreateI18nOptions, I18n, TranslateValues } from '../words/i18n.ts';
import type { Words } from '../words/words.ts';

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** What has no value stays as it is written, as i18next leaves it. */
const interpolate = (text: string, values: TranslateValues = {}) =>
  text.replace(VARIABLE, (written, name: string) => String(values[name] ?? written));

const pluralRules = byLanguage((language) => new Intl.PluralRules(language));

/** Endings of a key in the order in which i18next looks for them (i18next, "Plurals"). */
function endingsOf(language: Language, count: unknown): readonly string[] {
  if (typeof count !== 'number') return [''];
  return [...(count === 0 ? ['_zero'] : []), `_${pluralRules(language).select(count)}`, ''];
}

type Branch = Words | string | undefined;

const below = (branch: Branch, key: string): Branch =>
  typeof branch === 'object' && Object.hasOwn(branch, key) ? branch[key] : undefined;

function find(words: Words | undefined, key: string, endings: readonly string[]): Branch {
  const path = key.split('.');
  const last = path.pop() ?? '';
  const group = path.reduce(below, words as Branch);
  return endings.map((ending) => below(group, last + ending)).find((found) => found !== undefined);
}

/** Puts words over words, group by group. */
function merged(under: Words | undefined, over: Words): Words {
  const groups = Object.entries(over).map(([key, value]) => {
    const known = under?.[key];
    return [key, typeof value === 'object' && typeof known === 'object' ? merged(known, value) : value];
  });
  return { ...under, ...(Object.fromEntries(groups) as Words) };
}

/**
 * Words for a browser: all that a first view asks of i18next is to look a text up, which this does in a hundredth of its
 * size. Reads what `expectSameKeys` lets into a locale file: groups, `{{name}}`, plural forms; no nesting, formats, contexts.
 */
export function createI18n({ namespace: own, resources = {} }: CreateI18nOptions): I18n {
  const namespaces: Record<Language, Map<string, Words>> = { ar: new Map(), en: new Map() };
  const added: Record<Language, number> = { ar: 0, en: 0 };
  const listeners = new Set<() => void>();
  const i18n: I18n = {
    text(language, namespace = own, key, values) {
      const colon = key.indexOf(':');
      const scope = colon < 0 ? namespace : key.slice(0, colon);
      const path = key.slice(colon + 1);
      for (const each of new Set([language, DEFAULT_LANGUAGE, ...LANGUAGES])) {
        const found = find(namespaces[each].get(scope), path, endingsOf(each, values?.count));
        if (typeof found === 'string') return interpolate(found, values);
        // A key that names a group is a mistake of the caller, and shown as it is.
        if (found !== undefined) return path;
      }
      return path;
    },
    has: (language, namespace) => namespaces[language].has(namespace),
    count: (language) => added[language],
    add(language, namespace, words) {
      added[language] += 1;
      namespaces[language].set(namespace, merged(namespaces[language].get(namespace), words));
      for (const listener of listeners) listener();
    },
    onAdded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  for (const language of LANGUAGES) {
    const words = resources[language];
    if (words) i18n.add(language, own, words);
  }
  return i18n;
}
