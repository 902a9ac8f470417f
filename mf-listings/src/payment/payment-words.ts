import { createI18n, translateIn, useTranslation, type Translate } from '@shared/i18n';
import ar from './locales/ar.json';
import en from './locales/en.json';

const i18n = createI18n({ namespace: 'payment', resources: { ar, en } });
const texts = { ar: translateIn(i18n, 'ar'), en: translateIn(i18n, 'en') } as const;

/**
 * The words of the estimate, which come with its code: in the remote's own files they would weigh on the first view of every
 * list, which has no estimate.
 */
export const usePaymentWords = (): Translate => texts[useTranslation().language];
