import type { Given } from '../cells/cell.ts';
import { toLatinDigits } from '../cells/latin-digits.ts';
import { quote, read, refuse, textOf, type Kind, type Reading } from './kind.ts';

const asText = (value: unknown) => String(value);

interface TextRule {
  /** Characters, at most. */
  most: number;
  says: Kind['says'];
  /** What is kept of the text, or why it is refused. Default: the text. */
  keep?: (text: string) => Reading;
}

const textKind = ({ most, says, keep = read }: TextRule): Kind => ({
  says,
  read(given: Given) {
    const text = textOf(given);
    if (text === undefined) return refuse('must be one text, not a list');
    const { length } = Array.from(text);
    return length > most ? refuse(`has ${length} characters; at most ${most} may be`) : keep(text);
  },
  write: asText,
});

/** A text of some length. */
export const text = (most: number): Kind =>
  textKind({ most, says: { ar: `نص، حتى ${most} حرفًا`, en: `text, up to ${most} characters` } });

export const markdown: Kind = {
  ...textKind({ most: 100_000, says: { ar: 'نص بصيغة Markdown', en: 'text in Markdown' } }),
  pictures: 'markdown',
};

/** Stands in addresses, and is what a row is known by. */
export const identifier = textKind({
  most: 64,
  says: {
    ar: 'رمز لا يتغيّر بحروف لاتينية وأرقام، مثل V-1001',
    en: 'a name that stays: Latin letters, digits, - and _, such as V-1001',
  },
  keep(given) {
    const id = toLatinDigits(given);
    return /^[\w-]+$/.test(id)
      ? read(id)
      : refuse(`is ${quote(given)}; it must be of Latin letters, digits, - and _`);
  },
});

/** With the country's code, as far as the number shows it; a number that a spreadsheet has cut is refused. */
export const telephone = textKind({
  most: 40,
  says: {
    ar: 'رقم مع مفتاح الدولة، مثل ‎+966512345678',
    en: 'with the code of the country, such as +966512345678',
  },
  keep(given) {
    if (/^\d(?:\.\d+)?e\+\d+$/i.test(given))
      return refuse(`is ${quote(given)}: the spreadsheet has cut the number; format the column as text`);
    const number = toLatinDigits(given).replaceAll(/[\s().\u2010-\u2015\u200E\u200F\u202A-\u202E-]/gu, '');
    if (!/^\+?\d{5,15}$/.test(number)) return refuse(`is ${quote(given)}, which is no telephone number`);
    if (/^5\d{8}$/.test(number))
      return refuse(`is ${quote(given)}: the spreadsheet has taken its first zero; write +966${number}`);
    return read(number.replace(/^00/, '+').replace(/^(?=96[5-8]\d{8,9}$|97[1-4]\d{8,9}$)/, '+'));
  },
});

export const email = textKind({
  most: 254,
  says: { ar: 'بريد إلكتروني', en: 'an e-mail address' },
  keep: (given) =>
    /^[\w.%+-]+@[a-z\d.-]+\.[a-z]{2,}$/i.test(given)
      ? read(given)
      : refuse(`is ${quote(given)}, which is no e-mail address`),
});

export const link = textKind({
  most: 2000,
  says: { ar: 'رابط يبدأ بـ https://', en: 'a link that begins with https://' },
  keep: (given) =>
    /^https?:\/\/\S+$/i.test(given) && URL.canParse(given)
      ? read(given)
      : refuse(`is ${quote(given)}; it must be a link that begins with https://`),
});

/** A link that stands as a code beside what it proves. Without a name before its host, which would be taken for the host. */
export const secureLink = (most: number): Kind =>
  textKind({
    most,
    says: link.says,
    keep: (given) =>
      /^https:\/\/[^\s@]+$/i.test(given) && URL.canParse(given)
        ? read(given.replace(/^https/i, 'https'))
        : refuse(`is ${quote(given)}; it must be a link that begins with https://`),
  });

/** A chat's number, or its link. */
export const telephoneOrLink: Kind = {
  ...telephone,
  read: (given) => (/^https?:/i.test(textOf(given) ?? '') ? link.read(given) : telephone.read(given)),
};

export const currency = textKind({
  most: 3,
  says: { ar: 'رمز العملة، مثل KWD أو SAR', en: 'the code of a currency, such as KWD or SAR' },
  keep(given) {
    const code = given.toUpperCase();
    return Intl.supportedValuesOf('currency').includes(code)
      ? read(code)
      : refuse(`is ${quote(given)}; it must be the code of a currency, such as KWD or SAR`);
  },
});
