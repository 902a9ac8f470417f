/** A text in each language of the site. */
export type ByLanguage = Readonly<Record<'ar' | 'en', string>>;
export type BrandLanguage = keyof ByLanguage;
