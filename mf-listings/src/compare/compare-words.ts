import { lateWords, lateWordsIn } from '../locales/late-words.ts';
import ar from './locales/ar.json';
import en from './locales/en.json';

export const useCompareWords = lateWords({ ar, en });
export const compareWordsIn = lateWordsIn({ ar, en });
