import type { HostBus, HostLanguageGate } from '@shared/bus';
import { directionOf, isLanguage, LANGUAGE_KEY, type Language } from '@shared/contract';

const YEAR_SECONDS = 31_536_000;

/**
 * Keeps the choice in local storage, which is the truth, and mirrors it into the cookie that the document
 * server reads. Storage may be blocked or full (quality, "Faults").
 */
function storeLanguage(language: Language): void {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The cookie alone carries the choice then.
  }
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** The language that the document's head script settled on, before the first paint. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'ar';
}

export type SwitchLanguage = (language: Language) => Promise<void>;

/**
 * Switches the whole page in one paint: every mounted remote first gets its words, then document, storage
 * and bus change in one task, and all React roots commit before the browser paints.
 */
export function createLanguageSwitch(bus: HostBus, gate: HostLanguageGate): SwitchLanguage {
  let wanted: Language = bus.language$.value;
  return async (language) => {
    wanted = language;
    await gate.prepare(language);
    // A second press while the words were on their way decides.
    if (wanted !== language) return;
    storeLanguage(language);
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    bus.switchLanguage(language);
  };
}
