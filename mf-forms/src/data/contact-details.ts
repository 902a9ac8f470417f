import type { Settings } from '@shared/api';
import { brand } from '@shared/brand';
import type { Language } from '@shared/contract';
import { callLink, whatsAppLink } from '@shared/i18n';

export interface CompanyContact {
  address: string;
  email: string;
  phone: string;
  /** `tel:` with digits and country code only. */
  phoneHref: string;
  emailHref: string;
  /** A chat with the company. */
  chatHref: string;
  /** A map of another site, with the office on it. */
  mapHref: string;
}

/** Settings hold an address or a telephone number. */
const chatLink = (account: string) => (/^https?:/.test(account) ? account : whatsAppLink(account));

const mapSearch = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/**
 * What the contact page shows. In Arabic the address is the settings' own; in English it is fixed
 * (specification, section 2). What the settings lack comes from the brand.
 */
export function companyContact(settings: Settings | undefined, language: Language): CompanyContact {
  const { contact } = brand;
  const phone = settings?.phone ?? contact.phone;
  const email = settings?.email ?? contact.email;
  return {
    address: language === 'ar' ? (settings?.address ?? contact.address.ar) : contact.address.en,
    email,
    phone,
    emailHref: `mailto:${email}`,
    phoneHref: callLink(phone),
    chatHref: chatLink(settings?.socialMedia.whatsapp ?? brand.social.whatsapp),
    // The settings' own address says more than the fixed one, in whatever language the page is.
    mapHref: contact.map ?? mapSearch(settings?.address ?? contact.address[language]),
  };
}
