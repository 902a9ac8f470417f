import { lateWords } from '../locales/late-words.ts';
import ar from './rest-locales/ar.json';
import en from './rest-locales/en.json';

export const useRestWords = lateWords({ ar, en });
