/** How a field shows a Saudi mobile number once it was left: in groups of Latin digits, the trunk's 0 in the first of them. */
export const shownTelephone = (typed: string): string =>
  typed
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/^(0\d\d)(\d{3})(\d{4})$/, '$1 $2 $3');
