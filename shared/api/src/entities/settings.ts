/** Contact data of the company (specification, section 3). `address` is in Arabic. */
export interface Settings {
  phone?: string | undefined;
  email?: string | undefined;
  address?: string | undefined;
  socialMedia: SocialMedia;
}

/** http or https addresses; `whatsapp` may be a telephone number instead. */
export interface SocialMedia {
  linkedin?: string | undefined;
  facebook?: string | undefined;
  instagram?: string | undefined;
  twitter?: string | undefined;
  whatsapp?: string | undefined;
  tiktok?: string | undefined;
}
