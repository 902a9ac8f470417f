import { whatsAppLink } from '@shared/i18n';

/** A chat link; the settings hold an address or a phone number. */
export const whatsAppHref = (account: string) => (/^https?:/.test(account) ? account : whatsAppLink(account));
