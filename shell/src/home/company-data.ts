import type { Settings } from '@shared/api';
import { brand } from '@shared/brand';
import { paths, type Language } from '@shared/contract';

/** The company as schema.org knows it, for search engines; addresses are site-relative. */
export const companyData = (language: Language, settings: Settings | undefined): object => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateAgent',
  name: brand.name[language],
  description: brand.tagline[language],
  url: paths.home,
  logo: '/icon-512.png',
  image: `/share-${language}.jpg`,
  telephone: settings?.phone ?? brand.contact.phone,
  email: settings?.email ?? brand.contact.email,
  address: language === 'ar' ? (settings?.address ?? brand.contact.address.ar) : brand.contact.address.en,
  // Saturday to Thursday (specification, section 9).
  openingHours: 'Sa-Th 10:00-20:00',
});
