import { localized, type Property } from '@shared/api';
import { truncate, whatsAppLink, type Translate } from '@shared/i18n';
import { detailsOf } from '../property/property-details.ts';

/** Of the description, in the chat's first message. */
const LONGEST_DESCRIPTION = 160;
const LONGEST_NAME = 140;

/**
 * A chat with a prefilled message of name, description, city and district (specification, section 2, "Property
 * detail"), and the reference and the page's address where they are known; of one
 * that is sold or rented it asks for something like it. The message is Arabic whatever language the page is in: those who
 * answer write Arabic.
 * @param address of the page. Default: left out, as on the server, which does not know it
 */
export function chatLink(property: Property, t: Translate, address?: string): string {
  const { city, district, whatsapp } = detailsOf(property, 'ar');
  const name = truncate(localized(property, 'name', 'ar') ?? t('chat.unnamed'), LONGEST_NAME);
  const description = localized(property, 'description', 'ar');
  const lines = [
    t(property.soldOut ? 'chat.similar' : 'chat.greeting', { name }),
    description && truncate(description.replace(/\s+/g, ' '), LONGEST_DESCRIPTION),
    t('chat.place', { city, district }),
    property.reference && t('chat.reference', { reference: property.reference }),
    address,
  ].filter((line) => line !== undefined && line !== '');
  return whatsAppLink(whatsapp, lines.join('\n'));
}
