/** A listing as the API sends it; every test names what it is about. */
export const propertyRecord = (_id: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  _id,
  name_ar: `عقار ${_id}`,
  name_en: `Listing ${_id}`,
  description_ar: 'وصف العقار',
  description_en: 'About the listing',
  price: { amount: 1000, currency: 'SAR' },
  propertyType: 'villa',
  area: 100,
  rooms: 3,
  bathrooms: 2,
  images: ['pictures/a.jpg', 'pictures/b.jpg', 'pictures/c.jpg'],
  location: { country: 'الكويت', city: 'حولي', city_en: 'Hawalli', district: 'سلوى', district_en: 'Salwa' },
  exclusive: false,
  premium: false,
  soldOut: false,
  views: 10,
  phone: '+965 5000 1111',
  whatsapp: '0500000007',
  ...fields,
});

export const propertyRecords = (count: number, fields: Readonly<Record<string, unknown>> = {}) =>
  Array.from({ length: count }, (_, index) => propertyRecord(`p${index + 1}`, fields));
