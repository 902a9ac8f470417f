import { within, type Language, type LanguageGate } from '@shared/contract';

/** The host's side of the gate. */
export interface HostLanguageGate extends LanguageGate {
  /**
   * Waits for every registered preparation, whatever becomes of it; never rejects.
   * @param limitMs the longest wait, in milliseconds; 2000 when left out
   */
  prepare(language: Language, limitMs?: number): Promise<void>;
}

/** Holds a switch of language back until every mounted remote has its words. */
export function createLanguageGate(): HostLanguageGate {
  const preparations = new Set<(language: Language) => Promise<unknown>>();
  return {
    register(prepare) {
      preparations.add(prepare);
      return () => preparations.delete(prepare);
    },
    async prepare(language, limitMs = 2000) {
      const prepared = Promise.allSettled([...preparations].map((prepare) => prepare(language)));
      await within(prepared, limitMs).catch(() => undefined);
    },
  };
}
