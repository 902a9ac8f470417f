import type { Language } from '@shared/contract';
import { createI18n, translateIn, useTranslation, type Translate, type Words } from '@shared/i18n';
import ar from './locales/ar.json';
import en from './locales/en.json';

const resources: Readonly<Record<Language, Words>> = { ar, en };
const i18n = createI18n({ namespace: 'map', resources });
const texts = { ar: translateIn(i18n, 'ar'), en: translateIn(i18n, 'en') } as const;

/** Words that come with the map's own code: no first view carries them. */
export const useMapWords = (): Translate => texts[useTranslation().language];
