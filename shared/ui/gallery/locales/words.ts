import type { Language } from '@shared/contract';
import { createContext, use } from 'react';
import ar from './ar.json';
import en from './en.json';

export type Words = typeof en;

/** Sample words of both languages; they have the same keys. */
export const words: Readonly<Record<Language, Words>> = { ar, en };

interface Column {
  language: Language;
  words: Words;
}

const ColumnContext = createContext<Column>({ language: 'en', words: en });

export const ColumnProvider = ColumnContext;
/** Language and words of the column that a specimen stands in. */
export const useColumn = () => use(ColumnContext);

export const withNumber = (pattern: string, number: number) => pattern.replace('{number}', String(number));
