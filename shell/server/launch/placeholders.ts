import type { Settings } from '@shared/api';
import type { Brand } from '@shared/brand';

/** Names that are nobody's (RFC 2606, RFC 6761), and what only this machine or this network knows. */
const NOT_PUBLIC = /(?:^|\.)(?:localhost|local|internal|test|invalid)$|^\[|^[\d.]+$|^[^.]+$/;
const EXAMPLE = /(?:^|[.@])example(?:\.(?:com|org|net))?$/;

/** Whether visitors are meant to come there from anywhere. */
export const isPublic = (siteUrl: string): boolean => !NOT_PUBLIC.test(new URL(siteUrl).hostname);

const isNobodysNumber = (phone: string) => /0{7}$/.test(phone.replaceAll(/\D/g, ''));
/** A chat's account may be the number itself. */
const hasNoAccount = (address: string) => {
  if (!URL.canParse(address)) return isNobodysNumber(address);
  const { hostname, pathname } = new URL(address);
  return EXAMPLE.test(hostname) || pathname === '/' || isNobodysNumber(pathname);
};

/**
 * What the brand file and the site's address still have that is no company's: a sentence each, for whoever is about to open the
 * site to everybody.
 */
export function placeholdersOf(
  brand: Pick<Brand, 'licences' | 'contact' | 'privacyEmail' | 'listingPhone' | 'social'>,
  siteUrl: string,
): string[] {
  const { licences, contact, privacyEmail, listingPhone, social } = brand;
  const found = [
    EXAMPLE.test(new URL(siteUrl).hostname) && `SITE_URL is ${siteUrl}, which is an example`,
    ...licences.map(
      ({ id, label, number }) => /^0*$/.test(number) && `licence ${id} (${label.en}) is ${number}`,
    ),
    isNobodysNumber(contact.phone) && `contact.phone is ${contact.phone}`,
    EXAMPLE.test(contact.email) && `contact.email is ${contact.email}`,
    EXAMPLE.test(privacyEmail) && `privacyEmail is ${privacyEmail}`,
    isNobodysNumber(listingPhone) &&
      `listingPhone, for listings without a number of their own, is ${listingPhone}`,
    ...Object.entries(social).map(
      ([network, address]) => hasNoAccount(address) && `social.${network} is ${address}, which is nobody's`,
    ),
  ];
  return found.filter((each) => each !== false);
}

/** The same of what the API says, which visitors see in the place of the brand's contact details. */
export function placeholdersOfSettings({ phone, email, socialMedia }: Settings): string[] {
  const found = [
    phone !== undefined && isNobodysNumber(phone) && `the API's settings have the phone ${phone}`,
    email !== undefined && EXAMPLE.test(email) && `the API's settings have the email ${email}`,
    ...Object.entries(socialMedia).map(
      ([network, address]) =>
        address !== undefined &&
        hasNoAccount(address) &&
        `the API's settings have ${address} for ${network}, which is nobody's`,
    ),
  ];
  return found.filter((each) => each !== false);
}
