/** Reads a parcel's props as typed; throws what is wrong with them in words for the team. */
export function parcelProps(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('props are a JSON object, such as { "limit": 4 }');
  return value as Record<string, unknown>;
}
