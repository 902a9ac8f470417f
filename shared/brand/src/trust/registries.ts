import type { Licence } from '../brand.ts';
import type { ByLanguage } from '../language.ts';

/**
 * Where anybody can look a number up: of the brand's licences, and of the licences of advertisements. Default, of what is left
 * out: the number is no link. Apart from the brand, since only a few parts of a page need it.
 */
export const registries: Partial<Record<Licence['id'] | 'advertisement', string>> = {
  // Inquiries of the Real Estate General Authority: brokers by number or name, and advertisements.
  brokerage: 'https://eservicesredp.rega.gov.sa/auth/queries/Brokerage',
  advertisement: 'https://eservicesredp.rega.gov.sa/auth/queries/Elanat',
  // The Ministry of Commerce's inquiry of commercial data.
  'commercial-registration': 'https://mc.gov.sa/ar/eservices/Pages/Commercial-data.aspx',
};

/** Said after a number to whoever cannot see where its link leads. Here, since locale files are a part of every first view. */
export const registryHint: ByLanguage = {
  ar: '– تحقق منه في السجل الرسمي (يفتح في لسان جديد)',
  en: '– check it in the public registry (opens in a new tab)',
};
