import { isRecord } from '@shared/contract';

/** One attempt to send a form, however often it is sent. */
interface Attempt<Values> {
  /** UUID. */
  key: string;
  values: Values;
}

export interface Attempts<Values> {
  /**
   * Key of the attempt to send these values: the one of before when the values are the same, so that the API stores them
   * once although no answer came; a new one when they have changed. It outlives a reload of the page.
   */
  keyFor(values: Values): string;
  /** Key of an attempt that nobody has answered yet and whose values agree with these, if there is one. */
  openKey(part: Partial<Values>): string | undefined;
  /** The attempt has come to its end. */
  end(): void;
}

/** `crypto.randomUUID` exists on secure origins only; a site in an office's own network is none. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The attempts to send one form, the last of which is kept in session storage, beside the draft. One a module.
 * @param storageKey `draft:contact:attempt`
 * @param fields what makes two attempts the same
 */
export function createAttempts<Values extends object>(
  storageKey: string,
  fields: readonly (keyof Values & string)[],
): Attempts<Values> {
  /** For as long as the page lives, where the storage is blocked. */
  let remembered: Attempt<Values> | undefined;

  const isAttempt = (value: unknown): value is Attempt<Values> =>
    isRecord(value) &&
    typeof value['key'] === 'string' &&
    /^[\da-f-]{36}$/.test(value['key']) &&
    isRecord(value['values']);

  function last(): Attempt<Values> | undefined {
    if (remembered) return remembered;
    try {
      const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
      return isAttempt(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    keyFor(values) {
      const before = last();
      if (before && fields.every((name) => before.values[name] === values[name])) return before.key;
      remembered = { key: randomKey(), values };
      try {
        window.sessionStorage.setItem(storageKey, JSON.stringify(remembered));
      } catch {
        // Remembered until the page is left.
      }
      return remembered.key;
    },
    openKey(part) {
      const open = last();
      const names = Object.keys(part) as (keyof Values)[];
      return open && names.every((name) => open.values[name] === part[name]) ? open.key : undefined;
    },
    end() {
      remembered = undefined;
      try {
        window.sessionStorage.removeItem(storageKey);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
