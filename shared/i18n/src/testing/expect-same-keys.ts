import type { Language } from '@shared/contract';
import { LANGUAGES } from '@shared/contract';
import { createI18n as inBrowser } from '../browser/create-i18n.ts';
import { createI18n as onServer } from '../server/create-i18n.ts';
import type { Words } from '../words/words.ts';

/** All texts of one key: under '' when it has no plural forms, else by plural category. */
type Forms = Map<string, string>;

const PLURAL_KEY = /^(?<base>.+)_(?<category>zero|one|two|few|many|other)$/;
const VARIABLE = /\{\{-?\s*(?<name>[\w.]+)[^}]*\}\}/g;

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function leaves(words: Words, prefix = ''): [path: string, text: unknown][] {
  return Object.entries(words).flatMap(([key, value]): [string, unknown][] =>
    isWords(value) ? leaves(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

/**
 * A family is plural when either language has two of its forms, or one beside `_other`; a lone key
 * such as `subject_other` is an ordinary key that happens to end so.
 */
function pluralBases(files: readonly [string, unknown][][]): Set<string> {
  const categories = new Map<string, Set<string>>();
  for (const [path] of files.flat()) {
    const { base, category } = PLURAL_KEY.exec(path)?.groups ?? {};
    if (base === undefined || category === undefined) continue;
    categories.set(base, (categories.get(base) ?? new Set()).add(category));
  }
  return new Set([...categories].filter(([, found]) => found.size > 1).map(([base]) => base));
}

function group(
  entries: readonly [string, unknown][],
  plural: ReadonlySet<string>,
  complain: (path: string) => void,
) {
  const families = new Map<string, Forms>();
  for (const [path, text] of entries) {
    if (typeof text !== 'string' || text.trim() === '') {
      complain(path);
      continue;
    }
    const { base, category } = PLURAL_KEY.exec(path)?.groups ?? {};
    const isPlural = base !== undefined && plural.has(base);
    const family = isPlural ? base : path;
    families.set(family, (families.get(family) ?? new Map()).set(isPlural ? (category ?? '') : '', text));
  }
  return families;
}

function categoriesOf(language: Language, family: string): string[] {
  const type = family.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}

/** `count` is left out: «عقار واحد» rightly says one without the numeral. */
function variablesOf(text: string): string {
  const names = [...text.matchAll(VARIABLE)].map((match) => match.groups?.['name'] ?? '');
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(', ');
}

function compare(family: string, byLanguage: Readonly<Record<Language, Forms | undefined>>): string[] {
  const problems: string[] = [];
  const variables = new Set<string>();
  const isPlural = LANGUAGES.some((language) => [...(byLanguage[language]?.keys() ?? [])].some(Boolean));
  for (const language of LANGUAGES) {
    const forms = byLanguage[language];
    if (!forms) {
      problems.push(`"${family}" is missing in ${language}`);
      continue;
    }
    const wanted = isPlural ? categoriesOf(language, family) : [''];
    for (const category of wanted) {
      if (!forms.has(category)) problems.push(`"${family}_${category}" is missing in ${language}`);
    }
    for (const [category, text] of forms) {
      variables.add(variablesOf(text));
      if (!wanted.includes(category)) problems.push(`"${family}_${category}" is never used in ${language}`);
    }
  }
  if (variables.size > 1) {
    problems.push(
      `"${family}" interpolates differently: ${[...variables].map((names) => `{${names}}`).join(' / ')}`,
    );
  }
  return problems;
}

/** Numbers of every plural category of both languages. */
const COUNTS = [0, 1, 2, 3, 11, 100];

/** Keys whose text the browser's look-up does not read as i18next does: nesting, formats, contexts, ordinals. */
function readOtherwise(language: Language, words: Words): string[] {
  const options = { namespace: 'own', resources: { [language]: words } };
  const [browser, server] = [inBrowser(options), onServer(options)];
  return leaves(words).flatMap(([path, text]) => {
    if (typeof text !== 'string') return [];
    const names = [...text.matchAll(VARIABLE)].map((match) => match.groups?.['name'] ?? '');
    const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const { base = path } = PLURAL_KEY.exec(path)?.groups ?? {};
    const differs = [path, base].some((key) =>
      [{}, ...COUNTS.map((count) => ({ count }))].some(
        (counted) =>
          browser.text(language, undefined, key, { ...values, ...counted }) !==
          server.text(language, undefined, key, { ...values, ...counted }),
      ),
    );
    return differs || text.includes('$t(')
      ? [`"${path}" asks more of ${language} words than a browser reads: groups, {{name}} and plural forms`]
      : [];
  });
}

/** Texts that spell tanwin on the alef: all teams write it before, «ـًا». */
const otherTanwin = (words: Words): string[] =>
  leaves(words).flatMap(([path, text]) =>
    typeof text === 'string' && text.includes('\u0627\u064b')
      ? [`"${path}" spells tanwin behind the alef`]
      : [],
  );

/**
 * Asserts that two locale files say the same things: the same nested keys, no empty text, all plural forms
 * of each language (six in Arabic, two in English) and the same interpolation variables; and that the browser's look-up
 * says each text as i18next does on the server; and that Arabic has one spelling of tanwin.
 * Throws one error that lists every difference.
 */
export function expectSameKeys(ar: Words, en: Words): void {
  const problems: string[] = [];
  const entries = { ar: leaves(ar), en: leaves(en) };
  const plural = pluralBases([entries.ar, entries.en]);
  const families = {
    ar: group(entries.ar, plural, (path) => problems.push(`"${path}" is not a text in ar`)),
    en: group(entries.en, plural, (path) => problems.push(`"${path}" is not a text in en`)),
  };
  for (const family of new Set([...families.ar.keys(), ...families.en.keys()])) {
    problems.push(...compare(family, { ar: families.ar.get(family), en: families.en.get(family) }));
  }
  problems.push(...otherTanwin(ar), ...readOtherwise('ar', ar), ...readOtherwise('en', en));
  if (problems.length > 0) throw new Error(`The locale files differ:\n- ${problems.join('\n- ')}`);
}
