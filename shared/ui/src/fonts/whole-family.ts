export const FONT_FAMILY = 'Cairo Variable';

/**
 * What `document.fonts.load` takes for both files that documents preload: the family, and a letter of each. Both are waited for
 * where text has been read without them: with one alone some lines break elsewhere, and once more when the other is here.
 */
export const BOTH_FONTS = [`1em '${FONT_FAMILY}'`, 'A\u0628'] as const;
