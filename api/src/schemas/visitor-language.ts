/** The languages of the site, in which a visitor may have filled a form. */
export const VISITOR_LANGUAGES = ['ar', 'en'] as const;
export type VisitorLanguage = (typeof VISITOR_LANGUAGES)[number];
