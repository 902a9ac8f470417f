import { toLatinDigits } from './latin-digits.ts';

/**
 * Digits of a telephone number with country code, as call and chat links want them (decisions, "Values"). A number that
 * was written without its code gets the Saudi or the Kuwaiti one, by its form; what has neither form stays as it is.
 */
export const internationalDigits = (phone: string): string =>
  toLatinDigits(phone)
    .replace(/[^\d+]/g, '')
    // Saudi: behind the trunk's 0, in nine digits, or free of charge.
    .replace(/^0(?=[1-9])|^(?=(?:\d{9}|800\d{7})$)/, '966')
    // Kuwaiti: eight digits, and no trunk.
    .replace(/^(?=[24569]\d{7}$)/, '965')
    // A plus or two zeros only say that the code is there.
    .replace(/\D|^00/g, '');

/** A number without what people write between its digits, spaces, hyphens, dots and brackets, as a form sends it. */
export const telephoneDigits = (typed: string): string =>
  toLatinDigits(typed).replace(/[\s().\u2010-\u2015-]/g, '');

const SAUDI = /^(\+966|00966|966|0)?([15]\d)(\d{3})(\d{4})$/;
const KUWAITI = /^(\+965|00965|965)?(\d{4})(\d{4})$/;

/**
 * What a form without a rule for telephone numbers sends: one that reads as such a number in its digits, anything else as it was
 * typed, with Latin digits.
 */
export const telephoneOrText = (typed: string): string => {
  const digits = telephoneDigits(typed);
  return /^\+?\d{5,15}$/.test(digits) ? digits : toLatinDigits(typed);
};

/**
 * A Saudi or Kuwaiti number in groups, with what stood before it, for a field that the visitor leaves: it is sent as the same
 * number. Whatever else the field holds stays as it was typed.
 */
export const groupedAsTyped = (typed: string): string => {
  const digits = telephoneDigits(typed);
  const [, code, ...groups] = SAUDI.exec(digits) ?? KUWAITI.exec(digits) ?? [];
  if (groups.length === 0) return typed;
  // The trunk's 0 is a part of the first group.
  return (code === '0' ? '0' : code ? `${code} ` : '') + groups.join(' ');
};

/** How the Gulf groups its numbers; unified and free ones of Saudi Arabia are known without its code. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^(966)([15]\d)(\d{3})(\d{4})$/, '+$1 $2 $3 $4'],
  [/^966(9200)(\d{5})$/, '$1 $2'],
  [/^966(800)(\d{3})(\d{4})$/, '$1 $2 $3'],
  [/^(971)(5\d|[^15])(\d{3})(\d{4})$/, '+$1 $2 $3 $4'],
  [/^(965|968|973|974)(\d{4})(\d{4})$/, '+$1 $2 $3'],
];

/** A number of the Gulf in groups with its country's code, as it is shown; any other as it was written. */
export const groupedTelephone = (phone: string): string => {
  const digits = internationalDigits(phone);
  const shown = GROUPS.reduce((text, [form, groups]) => text.replace(form, groups), digits);
  return shown === digits ? phone : shown;
};

/** Address that calls a number. */
export const callLink = (phone: string): string => `tel:+${internationalDigits(phone)}`;

/** Address of a WhatsApp chat with a number. `message` stands in it, ready to be sent; none when left out. */
export const whatsAppLink = (phone: string, message?: string): string =>
  `https://wa.me/${internationalDigits(phone)}${message === undefined ? '' : `?text=${encodeURIComponent(message)}`}`;
