import { readProperty } from './property.ts';

const full = {
  _id: 'p1',
  name_ar: 'فيلا في الملقا',
  name_en: 'Villa in Al Malqa',
  description_ar: 'وصف',
  description_en: 'Text',
  price: { amount: 1_250_000, currency: 'SAR' },
  add_Type: 'rent',
  propertyType: 'villa',
  size: 400,
  area: 320.5,
  rooms: 5,
  bathrooms: 4,
  floor_number: -1,
  images: ['pictures/a.jpg', '/uploads/b.jpg'],
  location: {
    country: 'السعودية',
    city: 'الرياض',
    district: 'الملقا',
    city_en: 'Riyadh',
    lat: 24.7,
    lng: 46.6,
    link: 'https://maps.example/1',
  },
  exclusive: true,
  premium: false,
  soldOut: true,
  display: true,
  views: 7,
  phone: '+966512345678',
  whatsapp: '+966512345678',
  amenities: ['pool', 'majlis', 'sea-view'],
  rentType: 'yearly',
  reference: 'SR-1001',
  listedAt: '2026-11-01T07:30:00.000Z',
  adLicence: { number: '7200000001', expires: '2027-05-31', link: 'https://registry.example/ads/7200000001' },
  agent: { name: 'سارة', languages: ['ar', 'en'], picture: 'pictures/agent.jpg' },
};

it('keeps what is right as it is', () => {
  expect(readProperty(full, 'sell', { withDetails: true })).toEqual(full);
});

it('reads nothing beyond the specification unless it is told to', () => {
  const beyond = ['amenities', 'rentType', 'reference', 'listedAt', 'adLicence', 'agent'];
  const specified = Object.entries(full).filter(([name]) => !beyond.includes(name));
  expect(specified).toHaveLength(Object.keys(full).length - beyond.length);
  expect(readProperty(full, 'sell')).toEqual(Object.fromEntries(specified));
});

it('leaves what is missing undefined and fills in what the decisions name', () => {
  expect(readProperty({ _id: 'p1' }, 'rent')).toEqual({
    _id: 'p1',
    add_Type: 'rent',
    images: [],
    location: {},
    exclusive: false,
    soldOut: false,
    display: true,
    premium: expect.any(Boolean),
    views: expect.any(Number),
  });
});

const TEXTS = /^(?:name|description|propertyType|reference)/;
const NUMBERS = /^(?:size|area|rooms|bathrooms|floor_number|views|phone|whatsapp|reference|listedAt)$/;
const BOOLEANS = /^(?:exclusive|premium|soldOut|display)$/;
const NONE = /^$/;

it.each<{ wrong: unknown; fits: RegExp }>([
  { wrong: 'x', fits: TEXTS },
  { wrong: 3, fits: NUMBERS },
  { wrong: true, fits: BOOLEANS },
  { wrong: null, fits: NONE },
  { wrong: [], fits: NONE },
  { wrong: {}, fits: NONE },
  { wrong: Infinity, fits: NONE },
  { wrong: { toString: 1 }, fits: NONE },
])('drops $wrong from every field that it does not fit', ({ wrong, fits }) => {
  const fields = Object.keys(full).filter((field) => field !== '_id' && !fits.test(field));
  for (const field of fields) {
    const property = readProperty({ _id: 'p1', [field]: wrong }, 'sell', { withDetails: true });
    expect([field, property]).toEqual([field, readProperty({ _id: 'p1' }, 'sell', { withDetails: true })]);
  }
});

const HALF = '\uD83C';

it('mends halves of characters in every text', () => {
  const cut = (value: unknown): unknown => {
    if (typeof value === 'string') return value + HALF;
    if (Array.isArray(value)) return value.map(cut);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each)]));
  };
  const property = readProperty(cut(full), 'sell', { withDetails: true });
  expect(property).toMatchObject({
    _id: 'p1\uFFFD',
    images: ['pictures/a.jpg\uFFFD', '/uploads/b.jpg\uFFFD'],
  });
  expect(JSON.stringify(property)).not.toMatch(/\\ud83c/i);
});

it('accepts numbers and booleans that are sent as text', () => {
  const property = readProperty(
    {
      _id: 1,
      rooms: '3',
      area: ' 120.5 ',
      price: { amount: '900', currency: 'kwd' },
      soldOut: 'true',
      display: 'false',
    },
    'sell',
  );
  expect(property).toMatchObject({
    _id: '1',
    rooms: 3,
    area: 120.5,
    price: { amount: 900, currency: 'KWD' },
    soldOut: true,
    display: false,
  });
});

describe('fields beyond the specification', () => {
  const details = (fields: object, addType: 'sell' | 'rent' = 'rent') =>
    readProperty({ _id: 'p', ...fields }, addType, { withDetails: true });
  const bare = details({});

  it('keeps of amenities those that are known, each once and in one order', () => {
    const amenities = [
      'sea-view',
      'helipad',
      7,
      'POOL',
      null,
      'pool',
      '__proto__',
      ['pool'],
      { toString: 1 },
    ];
    expect(details({ amenities })?.amenities).toEqual(['pool', 'sea-view']);
    expect(details({ amenities: ['helipad', ''] })).toEqual(bare);
    expect(details({ amenities: 'pool' })).toEqual(bare);
  });

  it('knows the period of rents alone', () => {
    expect(details({ rentType: 'Monthly' })?.rentType).toBe('monthly');
    expect(details({ rentType: 'weekly' })).toEqual(bare);
    expect(details({ rentType: 'monthly' }, 'sell')).toEqual(details({}, 'sell'));
  });

  it.each([
    { adLicence: { expires: '2027-05-31' } },
    { adLicence: { number: '' } },
    { adLicence: { number: '7'.repeat(41) } },
    { reference: 'R'.repeat(41) },
    { listedAt: 'yesterday' },
    { agent: { languages: ['ar'] } },
    { agent: { name: ' ', picture: 'pictures/agent.jpg' } },
  ])('drops %j', (fields) => {
    expect(details(fields)).toEqual(bare);
  });

  it('keeps of a licence and an agent what can be used', () => {
    expect(details({ adLicence: { number: 7200000001, expires: 'soon' } })?.adLicence).toEqual({
      number: '7200000001',
    });
    expect(details({ adLicence: { number: '1', expires: '2027-05-31T21:00:00Z' } })?.adLicence).toEqual({
      number: '1',
      expires: '2027-05-31',
    });
    expect(details({ adLicence: { number: '1', link: 'HTTPS://Registry.example/رخصة' } })?.adLicence).toEqual(
      {
        number: '1',
        link: 'https://registry.example/%D8%B1%D8%AE%D8%B5%D8%A9',
      },
    );
    const agent = { name: 'Sara', languages: ['xx', 'en', 'en'], picture: '../../secret' };
    expect(details({ agent })?.agent).toEqual({ name: 'Sara', languages: ['en'] });
  });
});

it.each([
  'http://registry.example/1',
  '//registry.example/1',
  '/ads/1',
  'javascript:alert(1)',
  `https://registry.example/${'1'.repeat(276)}`,
  `https://registry.example/${'ر'.repeat(50)}`,
  '',
  7,
  {},
])('leaves out a licence’s link that is %j, and keeps the licence', (link) => {
  const adLicence = { number: '1', link };
  expect(readProperty({ _id: 'p', adLicence }, 'sell', { withDetails: true })?.adLicence).toEqual({
    number: '1',
  });
});

it('takes no number that has more than twelve digits, and no area too small to stand on', () => {
  const sizes = { area: 1e12, size: 1e308, rooms: 1e15, bathrooms: 1e12, floor_number: -1e12, views: 1e12 };
  const price = { amount: 1e308 };
  expect(readProperty({ _id: 'p', price, ...sizes }, 'sell')).toEqual(readProperty({ _id: 'p' }, 'sell'));
  expect(readProperty({ _id: 'p', area: 1e-9, size: 0.009 }, 'sell')).toEqual(
    readProperty({ _id: 'p' }, 'sell'),
  );
  expect(readProperty({ _id: 'p', price: { amount: 999_999_999_999 }, area: 0 }, 'sell')).toMatchObject({
    price: { amount: 999_999_999_999 },
    area: 0,
  });
});

it.each(['', 'NaN', 'Infinity', '1,5', '12abc', '-5', 'null'])('does not take %j for an amount', (amount) => {
  expect(readProperty({ _id: 'p', price: { amount } }, 'sell')?.price).toBeUndefined();
});

it('accepts no truthiness for booleans', () => {
  const property = readProperty({ _id: 'p', exclusive: 1, soldOut: 'yes', display: 0 }, 'sell');
  expect(property).toMatchObject({ exclusive: false, soldOut: false, display: true });
});

it.each([
  ['villa', 'villa'],
  ['Apartment', 'apartment'],
  ['chalet', 'other'],
  ['__proto__', 'other'],
  ['', undefined],
  [5, undefined],
])('reads the property type %j as %j', (propertyType, expected) => {
  expect(readProperty({ _id: 'p', propertyType }, 'sell')?.propertyType).toBe(expected);
});

it('takes the neighborhood for the district where that is missing', () => {
  const location = { neighborhood: 'السالمية' };
  expect(readProperty({ _id: 'p', location }, 'sell')?.location).toEqual({ district: 'السالمية' });
});

it.each([{ lat: 24 }, { lat: 91, lng: 46 }, { lat: 24, lng: 'east' }, { lat: null, lng: 46 }])(
  'drops the half or impossible coordinates %j',
  (location) => {
    expect(readProperty({ _id: 'p', location }, 'sell')?.location).toEqual({});
  },
);

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'maps', ''])(
  'drops the map link %j',
  (link) => {
    expect(readProperty({ _id: 'p', location: { link } }, 'sell')?.location).toEqual({});
  },
);

it('keeps only pictures at safe relative paths', () => {
  const images = [
    'a.jpg',
    'https://evil.example/a.jpg',
    'javascript:alert(1)',
    '../a.jpg',
    7,
    null,
    '//evil/a.jpg',
  ];
  expect(readProperty({ _id: 'p', images }, 'sell')?.images).toEqual(['a.jpg']);
});

it.each(['javascript:alert()', 'call us', {}, ''])('drops the phone %j', (phone) => {
  expect(readProperty({ _id: 'p', phone }, 'sell')?.phone).toBeUndefined();
});

it('makes views and premium up the same way each time, within their bounds', () => {
  const properties = Array.from({ length: 2000 }, (_, index) => readProperty({ _id: `id-${index}` }, 'sell'));
  const again = readProperty({ _id: 'id-7', name_ar: 'changed' }, 'rent');
  expect(again).toMatchObject({ views: properties[7]?.views, premium: properties[7]?.premium });
  const views = properties.map((property) => property?.views ?? 0);
  expect(Math.min(...views)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...views)).toBeLessThanOrEqual(1500);
  const premium = properties.filter((property) => property?.premium).length;
  expect(premium).toBeGreaterThan(300);
  expect(premium).toBeLessThan(500);
});
