/** Remembers what is on its way or here; the visitors of one list ask the same over and over. A failure is not kept. */
export function keep<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  most: number,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key) ?? load();
  kept.delete(key);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return known;
}
