export type { CreateI18nOptions, I18n, TranslateValues } from './words/i18n.ts';
export { toLatinDigits } from './digits/latin-digits.ts';
export {
  callLink,
  groupedAsTyped,
  groupedTelephone,
  telephoneDigits,
  telephoneOrText,
  whatsAppLink,
} from './digits/telephone.ts';
export { groupedWholeNumber, readWholeNumber, withoutGrouping } from './digits/whole-number.ts';
export { byLanguage } from './formatting/by-language.ts';
export { formatFor } from './formatting/format.ts';
export type { Format } from './formatting/format.ts';
export type { DateStyle } from './formatting/date.ts';
export { DATE_LOCALES, NUMBER_LOCALES } from './formatting/format-locales.ts';
export { graphemes } from './formatting/graphemes.ts';
export { truncate } from './formatting/truncate.ts';
export { I18nProvider, useTranslation } from './i18n-provider.tsx';
export type { I18nProviderProps, Translation } from './i18n-provider.tsx';
export { createLocales } from './locales.ts';
export type { LocaleLoaders, Locales } from './locales.ts';
export { useBusLanguage } from './use-bus-language.ts';
export { translateIn } from './translate.ts';
export type { Translate } from './translate.ts';
export type { Words } from './words/words.ts';
