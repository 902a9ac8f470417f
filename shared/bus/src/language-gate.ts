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
      const asked = new Set<(language: Language) => Promise<unknown>>();
      const prepareAll = async (): Promise<void> => {
        const further = [...preparations].filter((prepare) => !asked.has(prepare));
        if (further.length === 0) return;
        further.forEach((prepare) => asked.add(prepare));
        await Promise.allSettled(further.map((prepare) => prepare(language)));
        // What one has brought to life has words of its own.
        await prepareAll();
      };
      await within(prepareAll(), limitMs).catch(() => undefined);
    },
  };
}
