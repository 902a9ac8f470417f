/** A text without what a visitor has typed or asked for; what is shorter than three letters is in every word. */
export const withoutValues = (text: string, values: readonly string[]): string =>
  values
    .filter(({ length }) => length >= 3)
    // The longest first, so that no half of one stays.
    .toSorted((one, other) => other.length - one.length)
    .reduce((told, value) => told.replaceAll(value, '…'), text);
