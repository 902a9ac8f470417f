/** Properties of schema.org whose values are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'item', 'logo', 'mainEntityOfPage', 'contentUrl']);

/**
 * A schema.org object whose site-relative addresses (`/property/1`) are made absolute: pages do not know which site they
 * stand on, and readers of structured data do not resolve. Text in other properties stays as it is.
 */
export function absoluteLinks(value: unknown, siteUrl: string, key = ''): unknown {
  if (typeof value === 'string')
    return ADDRESSES.has(key) && /^\/(?!\/)/.test(value) ? siteUrl + value : value;
  if (Array.isArray(value)) return value.map((each) => absoluteLinks(each, siteUrl, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, absoluteLinks(each, siteUrl, name)]),
  );
}
