import { propertyRecord } from './property-record.test-kit.ts';

export const SCRIPT = '<script>window.broken = true</script><img src=x onerror="window.broken = true">';
/** What a cut in the middle of an emoji leaves. */
export const HALF = '\uD83C';
const LONG = 'اسم طويل جدا '.repeat(400);

/** Records that an API should never send. */
export const hostile = {
  'no price': propertyRecord('h', { price: undefined }),
  'a price that is no number': propertyRecord('h', { price: { amount: 'free', currency: 5 } }),
  'a price below zero': propertyRecord('h', { price: { amount: -1 } }),
  'no images': propertyRecord('h', { images: undefined }),
  'images that are no pictures': propertyRecord('h', { images: [null, 7, '../../x', 'javascript:alert(1)'] }),
  'no location': propertyRecord('h', { location: undefined }),
  'nothing but its identifier': { _id: 'h' },
  'wrong types in every field': {
    _id: 'h',
    name_ar: ['x'],
    name_en: { toString: 'x' },
    description_ar: 7,
    description_en: null,
    price: 'a lot',
    add_Type: 3,
    propertyType: [],
    size: {},
    area: 'wide',
    rooms: -1,
    bathrooms: 1.5,
    floor_number: 'roof',
    images: 'one.jpg',
    location: 'here',
    exclusive: 'maybe',
    premium: 0,
    soldOut: 'no',
    display: {},
    views: 'many',
    phone: [],
    whatsapp: {},
    amenities: 'pool',
    rentType: {},
    reference: [],
    listedAt: 'never',
    adLicence: 7,
    agent: 'Sara',
  },
  'a name of 5,000 characters': propertyRecord('h', { name_ar: LONG, name_en: LONG }),
  'half an emoji in every text': propertyRecord('h', {
    name_ar: `اسم${HALF}`,
    name_en: `Name${HALF}`,
    description_ar: HALF,
    description_en: HALF,
    images: [`pictures/${HALF}.jpg`],
    location: { city: `City${HALF}`, district: HALF },
    whatsapp: `+966512345678${HALF}`,
    reference: `R${HALF}`,
    adLicence: { number: HALF },
    agent: { name: HALF, picture: `agent${HALF}.jpg` },
  }),
  'script in name and description': propertyRecord('h', {
    name_ar: SCRIPT,
    name_en: SCRIPT,
    description_ar: SCRIPT,
    description_en: SCRIPT,
    amenities: [SCRIPT, 'pool'],
    reference: '<img src=x onerror=broken>',
    adLicence: { number: '<b>7</b>', expires: SCRIPT, link: SCRIPT },
    agent: { name: SCRIPT, name_en: SCRIPT, languages: [SCRIPT], picture: 'javascript:alert(1)' },
  }),
  'soldOut without add_Type': propertyRecord('h', { soldOut: true, add_Type: undefined }),
} as const;
export type Fault = keyof typeof hostile;
export const FAULTS = Object.keys(hostile) as readonly Fault[];

/** Values that are no records at all. */
export const RUBBISH = [null, 'x', 7, [], {}, { price: 1 }, { _id: '' }, { _id: {} }];
