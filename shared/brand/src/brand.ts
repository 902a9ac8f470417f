import type { ByLanguage } from './language.ts';
import { privacyEmail } from './privacy-email.ts';

export interface ContactDetails {
  /** International form with spaces, as shown; links are built from its digits. */
  phone: string;
  email: string;
  address: ByLanguage;
  /** The office on a map, as an address of any map site. Default: a search for the address that the page shows. */
  map?: string;
}

export type SocialNetwork = 'linkedin' | 'facebook' | 'instagram' | 'twitter' | 'whatsapp' | 'tiktok';

export interface Licence {
  /** Stable key, for lists. */
  id: 'brokerage' | 'commercial-registration';
  label: ByLanguage;
  number: string;
}

export interface Brand {
  name: ByLanguage;
  /** The name in two parts, as the logo sets it: the large word and the line under it. */
  wordmark: Readonly<
    Record<
      'ar' | 'en',
      { lead: string; line: string; /** Units of the logo's 40-unit height. */ width: number }
    >
  >;
  tagline: ByLanguage;
  licences: readonly Licence[];
  contact: ContactDetails;
  /** Who answers for the data of visitors; said at each form. */
  privacyEmail: string;
  /** Shown on a listing that carries no number of its own (specification, section 9). */
  listingPhone: string;
  social: Readonly<Record<SocialNetwork, string>>;
  /** IANA name: "today", slots and working hours are counted here, wherever the visitor is. */
  timeZone: string;
  /**
   * Whether to show what the specification names as existing but hidden: home's exclusive properties and browsing by type, the
   * Friday-Saturday row of working hours, Register Now and the terms notice of Join.
   */
  showsHiddenParts: boolean;
  /** Whether the footer leads to the student portal, which is a mock-up and none of the brokerage's. */
  linksToPortal: boolean;
}

/**
 * Everything that makes the site this company's. Numbers, links and licences are placeholders in ranges that
 * belong to nobody; the live site reads contact details from the settings and falls back on these.
 */
export const brand: Brand = {
  name: { ar: 'صدف العقارية', en: 'Sadaf Real Estate' },
  wordmark: {
    ar: { lead: 'صدف', line: 'العقارية', width: 64 },
    en: { lead: 'Sadaf', line: 'REAL ESTATE', width: 72 },
  },
  tagline: {
    ar: 'عقارات مختارة في الخليج، ووساطة تثق بها',
    en: 'Chosen homes across the Gulf, brokered with care',
  },
  licences: [
    {
      id: 'brokerage',
      label: { ar: 'رخصة فال للوساطة', en: 'FAL brokerage licence' },
      number: '0000000000',
    },
    {
      id: 'commercial-registration',
      label: { ar: 'السجل التجاري', en: 'Commercial registration' },
      number: '0000000000',
    },
  ],
  contact: {
    phone: '+966 11 000 0000',
    email: 'info@sadaf.example',
    address: { ar: 'الرياض، المملكة العربية السعودية', en: 'Riyadh, Saudi Arabia' },
  },
  privacyEmail,
  listingPhone: '+966 50 000 0000',
  social: {
    linkedin: 'https://www.linkedin.com/',
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    twitter: 'https://x.com/',
    whatsapp: 'https://wa.me/966500000000',
    tiktok: 'https://www.tiktok.com/',
  },
  timeZone: 'Asia/Riyadh',
  showsHiddenParts: false,
  linksToPortal: false,
};
