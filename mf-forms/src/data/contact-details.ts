import type { Settings } from '@shared/api';
import { brand } from '@shared/brand';
import type { Language } from '@shared/contract';
import { callLink } from '@shared/i18n';

export interface CompanyContact {
  address: string;
  email: string;
  phone: string;
  /** `tel:` with digits and country code only. */
  phoneHref: string;
  emailHref: string;
}

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
  };
}
