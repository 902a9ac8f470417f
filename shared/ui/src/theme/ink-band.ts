/**
 * Attributes of an element that is dark in both schemes, as is everything inside. The document's global style knows it, so that
 * no script carries the colours once more.
 */
export const inkBand = { 'data-scheme': 'ink' } as const;
