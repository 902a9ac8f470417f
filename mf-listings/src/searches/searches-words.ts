import { lateWords } from '../locales/late-words.ts';
import ar from './locales/ar.json';
import en from './locales/en.json';

export const useSearchesWords = lateWords({ ar, en });
