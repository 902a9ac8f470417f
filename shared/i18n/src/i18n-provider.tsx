import type { Direction, Language } from '@shared/contract';
import { directionOf } from '@shared/contract';
import { createContext, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { formatFor } from './formatting/format.ts';
import type { Format } from './formatting/format.ts';
import type { I18n } from './words/i18n.ts';
import { translateIn } from './translate.ts';
import type { Translate } from './translate.ts';

interface I18nContextValue {
  i18n: I18n;
  language: Language;
  /** Changes when words of the language arrive late. */
  arrived: number;
}

const I18nContext = createContext<I18nContextValue | null>(null);

export interface I18nProviderProps {
  i18n: I18n;
  /** The language to render in, from the host's bus. A change re-renders every reader in the same commit. */
  language: Language;
  children?: ReactNode;
}

/** Hands words, language and formats to a React root; each root has one of its own. */
export function I18nProvider({ i18n, language, children }: I18nProviderProps) {
  const arrived = useLateWords(i18n, language);
  const value = useMemo(() => ({ i18n, language, arrived }), [i18n, language, arrived]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/**
 * How often words of the language have come. On a slow line they may come after the switch to it, which
 * waits for them only so long: then every reader renders again. As a transition, so that what the server drew and
 * nobody has touched yet is not thrown away.
 */
function useLateWords(i18n: I18n, language: Language): number {
  const [count, setCount] = useState(() => i18n.count(language));
  useEffect(() => {
    const update = () => startTransition(() => setCount(i18n.count(language)));
    update();
    return i18n.onAdded(update);
  }, [i18n, language]);
  return count;
}

export interface Translation {
  t: Translate;
  language: Language;
  direction: Direction;
  format: Format;
}

/**
 * Words, language, direction and formats of the surrounding `I18nProvider`; throws outside of one.
 * `namespace` replaces the instance's default namespace. `t` keeps its identity while the language stays.
 */
export function useTranslation(namespace?: string): Translation {
  const context = useContext(I18nContext);
  if (!context) throw new Error('useTranslation was called outside of I18nProvider');
  const { i18n, language, arrived } = context;
  return useMemo(
    () => ({
      t: translateIn(i18n, language, namespace),
      language,
      direction: directionOf(language),
      format: formatFor(language),
    }),
    // Whoever keeps what `t` said is told by another `t` that words have arrived.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [i18n, language, namespace, arrived],
  );
}
