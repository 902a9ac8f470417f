import type { Language } from '@shared/contract';

/** Locale of numbers (specification, section 9): `en-SA` keeps Latin digits in Arabic text. */
export const NUMBER_LOCALES: Readonly<Record<Language, string>> = { ar: 'en-SA', en: 'en-US' };

/** Locale of dates (specification, section 9), with the digits of the numbers that stand around them (decisions, "Values"). */
export const DATE_LOCALES: Readonly<Record<Language, string>> = { ar: 'ar-EG-u-nu-latn', en: 'en-US' };
