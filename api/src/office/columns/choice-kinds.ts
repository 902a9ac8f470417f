import type { Given } from '../cells/cell.ts';
import { quote, read, refuse, textOf, type Kind } from './kind.ts';
import { plainWord, suggestion } from './near-miss.ts';

/** Values, each with the words that stand for it beside itself; the first is Arabic. */
type Words = Readonly<Record<string, readonly string[]>>;

const tableOf = (words: Words) =>
  new Map(
    Object.entries(words).flatMap(([value, others]) =>
      [value, ...others].map((word) => [plainWord(word), value]),
    ),
  );

const saysOf = (words: Words) => ({
  ar: Object.entries(words)
    .map(([value, [arabic = value]]) => arabic)
    .join(' / '),
  en: Object.keys(words).join(' / '),
});

/** One of some values. */
export function choice(words: Words): Kind {
  const table = tableOf(words);
  return {
    says: saysOf(words),
    read(given: Given) {
      const text = textOf(given) ?? '';
      const value = table.get(plainWord(text));
      if (value !== undefined) return read(value);
      const known = Object.keys(words);
      return refuse(
        `is ${quote(given)}; it must be one of ${known.join(', ')}${suggestion(text, [...table.keys()])}`,
      );
    },
    write: (value) => String(value),
  };
}

/** Commas of either script, bars, and lines. */
const BETWEEN = /[,;|\n\u060C\u061B]/;

const partsOf = (given: Given): unknown[] =>
  Array.isArray(given) ? [...(given as unknown[])] : (textOf(given) ?? '').split(BETWEEN);

/** Several of some values, each once. */
export function choices(words: Words): Kind {
  const one = choice(words);
  return {
    says: { ar: `${one.says.ar}، تفصل بينها |`, en: `${one.says.en}, with | between them` },
    read(given) {
      const values: unknown[] = [];
      for (const part of partsOf(given)) {
        const text = String(part).trim();
        if (text === '') continue;
        const reading = one.read(text);
        if (!reading.ok) return reading;
        values.push(reading.value);
      }
      return read(values.length === 0 ? undefined : [...new Set(values)]);
    },
    write: (value) => (value as readonly string[]).join(' | '),
  };
}

const YES = ['yes', 'true', '1', 'y', 'x', '✓', 'نعم', 'صح', 'اجل'];
const NO = ['no', 'false', '0', 'n', '-', 'لا', 'خطا', 'كلا'];
const FLAGS = new Map([
  ...YES.map((word) => [plainWord(word) || word, true] as const),
  ...NO.map((word) => [plainWord(word) || word, false] as const),
]);

export const flag: Kind = {
  says: { ar: 'نعم / لا', en: 'yes / no' },
  read(given) {
    if (typeof given === 'boolean') return read(given);
    const text = textOf(given) ?? '';
    const value = FLAGS.get(plainWord(text) || text);
    return value === undefined ? refuse(`is ${quote(given)}; it must be yes or no (نعم or لا)`) : read(value);
  },
  write: (value) => (value === true ? 'yes' : 'no'),
};
