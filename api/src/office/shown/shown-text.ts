/** A value of a field as a text, `a | b` for a list. */
export function shownText(value: unknown): string {
  if (Array.isArray(value)) return value.map(shownText).join(' | ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value);
}

/** How many characters a text has, as a person counts them nearly. */
export const lengthOf = (text: string): number => Array.from(text).length;
