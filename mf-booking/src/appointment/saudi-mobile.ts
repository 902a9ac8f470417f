const SAUDI_MOBILE = /^(?:\+966|00966|966|0)?5\d{8}$/;

/**
 * Whether a text is a Saudi mobile number: an optional prefix (+966, 00966, 966 or 0), then 5, then 8 digits
 * (specification, section 5). Digits are Latin: normalise what was typed with `telephoneDigits`.
 */
export const isSaudiMobile = (phone: string): boolean => SAUDI_MOBILE.test(phone);
