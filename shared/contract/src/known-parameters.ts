/** The name of one part of a query, undefined when its encoding is malformed. */
function nameOf(part: string): string | undefined {
  try {
    return decodeURIComponent((part.split('=', 1)[0] ?? '').replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/**
 * The parts of a query that a page reads, as they were written: `?q=sea%20view` of `?q=sea%20view&utm_source=x`.
 * @param search as in a URL, with its question mark, or empty
 * @param parameters that the page reads; undefined stands for all
 */
export function knownParameters(search: string, parameters: readonly string[] | undefined): string {
  if (!parameters) return search;
  const known = search
    .slice(1)
    .split('&')
    .filter((part) => parameters.includes(nameOf(part) ?? ''));
  return known.length > 0 ? `?${known.join('&')}` : '';
}
