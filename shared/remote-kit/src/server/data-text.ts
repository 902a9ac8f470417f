/** Whether a value is nothing but data: what JSON writes says all of it. */
function isData(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isData);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const field of Object.values(value)) if (field !== undefined && !isData(field)) return false;
  return true;
}

/**
 * A text for data, another one for any other data; a field that is undefined is none. Undefined for what JSON would lose
 * something of: functions, dates, `NaN`, React's elements, what holds itself.
 */
export function dataText(value: unknown): string | undefined {
  try {
    return isData(value) ? JSON.stringify(value) : undefined;
  } catch {
    // Without an end, or too deep.
    return undefined;
  }
}
