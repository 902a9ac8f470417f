import type { Language, LanguageGate } from '@shared/contract';

/** The host's side of the gate: waits for every registered preparation, but never longer than `limitMs`. */
export interface HostLanguageGate extends LanguageGate {
  prepare(language: Language, limitMs?: number): Promise<void>;
}

export function createLanguageGate(): HostLanguageGate {
  const preparations = new Set<(language: Language) => Promise<unknown>>();
  return {
    register(prepare) {
      preparations.add(prepare);
      return () => preparations.delete(prepare);
    },
    async prepare(language, limitMs = 2000) {
      const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
      await Promise.race([Promise.allSettled([...preparations].map((prepare) => prepare(language))), limit]);
    },
  };
}
