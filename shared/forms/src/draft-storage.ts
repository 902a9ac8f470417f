import { isRecord } from '@shared/contract';

export interface DraftOptions<Values> {
  /** Session storage key. */
  key: string;
  /** The form before anything is typed; also the list of what is kept. */
  empty: Values;
  /** For fields that take some values only; a stored value that is none of them is forgotten. Default: every field takes any. */
  choices?: Partial<Readonly<Record<keyof Values, readonly string[]>>>;
}

/**
 * What the visitor had typed, as far as it fits the form; an empty record when there is nothing, when the
 * storage is blocked, or when it holds rubbish.
 */
export function readDraft<Values extends object>({
  key,
  empty,
  choices,
}: DraftOptions<Values>): Partial<Values> {
  let stored: unknown;
  try {
    stored = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return {};
  }
  if (!isRecord(stored)) return {};
  const kept: Partial<Values> = {};
  for (const name of Object.keys(empty) as (keyof Values & string)[]) {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (typeof value !== typeof empty[name]) continue;
    const allowed = choices?.[name];
    if (allowed && !allowed.includes(String(value))) continue;
    kept[name] = value as Values[typeof name];
  }
  return kept;
}

/** Keeps the values, or forgets the draft when there is nothing in them. A full or blocked storage is no failure. */
export function writeDraft<Values extends object>(
  { key, empty }: DraftOptions<Values>,
  values: Partial<Values>,
): void {
  const names = Object.keys(empty) as (keyof Values)[];
  const isEmpty = names.every((name) => (values[name] ?? empty[name]) === empty[name]);
  try {
    if (isEmpty) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // The form works without a draft.
  }
}
