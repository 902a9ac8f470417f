import { localized, localizedPlace } from './localized.ts';

it('picks the language, then the other one', () => {
  const both = { name_ar: 'فيلا', name_en: 'Villa' };
  expect(localized(both, 'name', 'ar')).toBe('فيلا');
  expect(localized(both, 'name', 'en')).toBe('Villa');
  expect(localized({ name_ar: 'فيلا' }, 'name', 'en')).toBe('فيلا');
  expect(localized({ description_en: 'Text' }, 'description', 'ar')).toBe('Text');
  expect(localized(both, 'description', 'ar')).toBeUndefined();
});

it('picks a place in the language, then as it is', () => {
  const location = { city: 'الرياض', city_en: 'Riyadh', district: 'الملقا', country_en: 'Kuwait' };
  expect(localizedPlace(location, 'city', 'ar')).toBe('الرياض');
  expect(localizedPlace(location, 'city', 'en')).toBe('Riyadh');
  expect(localizedPlace(location, 'district', 'en')).toBe('الملقا');
  expect(localizedPlace(location, 'country', 'ar')).toBe('Kuwait');
});
