import type { Given } from '../cells/cell.ts';
import { quote, read, refuse, textOf, type Kind } from './kind.ts';

/** Names in the order in which they are shown; a comma may stand in the name of a file. */
const namesIn = (given: Given): string[] =>
  (Array.isArray(given) ? given.map(String) : (textOf(given) ?? '').split(/[|\n]/))
    .map((name) => name.trim())
    .filter((name) => name !== '');

const write = (value: unknown) => (Array.isArray(value) ? value.join(' | ') : String(value));

export const pictures: Kind = {
  says: {
    ar: 'أسماء ملفات الصور بالترتيب، تفصل بينها |',
    en: 'names of picture files in their order, with | between them',
  },
  read(given) {
    const names = [...new Set(namesIn(given))];
    return names.length > 100 ? refuse(`names ${names.length} pictures; at most 100 may be`) : read(names);
  },
  write,
  pictures: 'many',
};

export const picture: Kind = {
  says: { ar: 'اسم ملف صورة', en: 'the name of a picture file' },
  read(given) {
    const [name, ...more] = namesIn(given);
    return more.length > 0 ? refuse(`is ${quote(given)}; it must name one picture`) : read(name);
  },
  write,
  pictures: 'one',
};
