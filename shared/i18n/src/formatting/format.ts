import type { Language } from '@shared/contract';
import { DEFAULT_TIME_ZONE, formatDate } from './date.ts';
import type { DateStyle } from './date.ts';
import { formatNumber } from './numbers.ts';

/**
 * Formats bound to one language (specification, section 9). Each gives '' for what is missing,
 * not finite or not a date.
 */
export interface Format {
  /** Grouped, at most three decimals. */
  number(value: number | undefined): string;
  /** Grouped and rounded to a whole number: areas, views. */
  integer(value: number | undefined): string;
  /** An amount without its currency mark, at most two decimals. */
  price(amount: number | undefined): string;
  /** How many of something there are: whole and never below zero. */
  count(value: number | undefined): string;
  /** The day of an ISO 8601 date; `short` and Asia/Riyadh when left out. */
  date(iso: string | undefined, style?: DateStyle, timeZone?: string): string;
}

const bind = (language: Language): Format => ({
  number: (value) => formatNumber(language, value, 3),
  integer: (value) => formatNumber(language, value, 0),
  price: (amount) => formatNumber(language, amount, 2),
  count: (value) => formatNumber(language, value !== undefined && value < 0 ? 0 : value, 0),
  date: (iso, style = 'short', timeZone = DEFAULT_TIME_ZONE) => formatDate(language, iso, style, timeZone),
});

const formats: Readonly<Record<Language, Format>> = { ar: bind('ar'), en: bind('en') };

/** The formats of a language; always the same object, so it may stand in dependency lists. */
export const formatFor = (language: Language): Format => formats[language];
