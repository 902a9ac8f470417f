import type { Language } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import arabic from './words.ar.json';
import english from './words.en.json';

/** They come with the tools, not with the site's own words: no visitor needs them. */
const WORDS: Readonly<Record<Language, typeof english>> = { ar: arabic, en: english };

/** The words of the tools of those who test, in the page's language. */
export const useQaWords = () => WORDS[useTranslation().language];
