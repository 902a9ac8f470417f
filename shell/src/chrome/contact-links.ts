/** A phone link: digits and a leading plus only. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** A chat link; the settings hold an address or a phone number with its country code. */
export const whatsAppHref = (account: string) =>
  /^https?:/.test(account) ? account : `https://wa.me/${account.replaceAll(/\D/g, '').replace(/^00/, '')}`;
