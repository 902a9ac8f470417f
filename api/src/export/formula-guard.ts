/**
 * What a spreadsheet runs as a formula: these characters, also in full width, at the start or behind white space
 * and control characters. Apostrophes before them are such a guard already, or a text that looks like one.
 */
const RUN = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u;

/** A text that no spreadsheet runs: an apostrophe stands before what would be run. */
export const guardFormula = (text: string): string => (RUN.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && RUN.test(text) ? text.slice(1) : text;
