import type { Direction, Language } from '@shared/contract';
import { directionOf } from '@shared/contract';
import type { i18n as I18n } from 'i18next';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatFor } from './formatting/format.ts';
import type { Format } from './formatting/format.ts';
import { translateIn } from './translate.ts';
import type { Translate } from './translate.ts';

interface I18nContextValue {
  i18n: I18n;
  language: Language;
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
  const value = useMemo(() => ({ i18n, language }), [i18n, language]);
  return <I18nContext value={value}>{children}</I18nContext>;
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
  const { i18n, language } = context;
  return useMemo(
    () => ({
      t: translateIn(i18n, language, namespace),
      language,
      direction: directionOf(language),
      format: formatFor(language),
    }),
    [i18n, language, namespace],
  );
}
