import type { AppointmentRequest, Slot } from '@shared/api';

/** One attempt to book, however often it is sent. */
interface Attempt {
  /** UUID. */
  key: string;
  values: AppointmentRequest;
}

/** Session storage key, beside the draft's. */
const STORAGE_KEY = 'draft:appointment:attempt';

/** For as long as the page lives, where the storage is blocked. */
let remembered: Attempt | undefined;

const SLOT_FIELDS = ['date', 'fromTime', 'toTime'] as const;
const FIELDS = ['name', 'phone', ...SLOT_FIELDS] as const;

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const key: unknown = Reflect.get(value, 'key');
  const values: unknown = Reflect.get(value, 'values');
  return (
    typeof key === 'string' && /^[\da-f-]{36}$/.test(key) && typeof values === 'object' && values !== null
  );
}

function lastAttempt(): Attempt | undefined {
  if (remembered) return remembered;
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isAttempt(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
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

const agree = <Name extends keyof AppointmentRequest>(
  names: readonly Name[],
  a: Pick<AppointmentRequest, Name>,
  b: Pick<AppointmentRequest, Name>,
) => names.every((name) => a[name] === b[name]);

/**
 * Key of the attempt to book these values: the one of before when the values are the same, so that the API books
 * once although no answer came; a new one when they have changed. It outlives a reload of the page.
 */
export function attemptFor(request: AppointmentRequest): string {
  const last = lastAttempt();
  if (last && agree(FIELDS, last.values, request)) return last.key;
  remembered = { key: randomKey(), values: request };
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(remembered));
  } catch {
    // Remembered until the page is left.
  }
  return remembered.key;
}

/** Key of an attempt to book this slot that nobody has answered yet, if there is one. */
export function openAttemptAt(slot: Slot): string | undefined {
  const last = lastAttempt();
  return last && agree(SLOT_FIELDS, last.values, slot) ? last.key : undefined;
}

/** The attempt has come to its end. */
export function endAttempt(): void {
  remembered = undefined;
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
