/** In one address. */
export const MOST_IDS = 50;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/**
 * Identifiers out of a query parameter such as `?ids=a,b`, each once, at most `most`; undefined where there are
 * none.
 */
export function readIds(value: string | null, most: number): readonly string[] | undefined {
  if (value === null) return undefined;
  const ids = value.split(',').map((part) => decode(part).trim());
  const known = [...new Set(ids.filter((id) => id !== ''))].slice(0, most);
  return known.length > 0 ? known : undefined;
}

/** The other way round: an identifier may hold a comma itself. */
export const writeIds = (ids: readonly string[]): string => ids.map(encodeURIComponent).join(',');
