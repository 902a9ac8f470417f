import { lateWords } from '../locales/late-words.ts';
import ar from './offer-locales/ar.json';
import en from './offer-locales/en.json';

/** What only a property's own page says: its parts, how to reach the brokerage, its advertisement, its agent, and of being sold or rented. */
export const useOfferWords = lateWords({ ar, en });
