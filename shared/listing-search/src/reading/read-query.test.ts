import { readQuery } from './read-query.ts';

const said = (query: string) =>
  readQuery(query)
    .parts.map((part) => {
      switch (part.kind) {
        case 'word':
          return part.word;
        case 'type':
          return `type=${part.type}`;
        case 'offer':
          return `offer=${part.offer}`;
        default:
          return `${part.kind}=${part.min ?? ''}..${part.max ?? ''}`;
      }
    })
    .join(' ');

test.each([
  ['فلل للإيجار', 'type=villa offer=rent'],
  ['شقق و فله', 'type=apartment فله'],
  ['مكاتب', 'type=office'],
  ['أراضي للبيع', 'type=land offer=sell'],
  ['أرض تجارية', 'type=land تجاريه'],
  ['office building', 'office type=building'],
  ['3 غرف', 'rooms=3..'],
  ['٣ غرف نوم', 'rooms=3..'],
  ['ثلاث غرف', 'rooms=3..'],
  ['غرفتين وحمامين', 'rooms=2.. bathrooms=2..'],
  ['3 bedrooms 2 baths', 'rooms=3.. bathrooms=2..'],
  ['3br', 'rooms=3..'],
  ['3+ beds', 'rooms=3..'],
  ['٥ غرف فأكثر', 'rooms=5..'],
  ['from 2 to 4 bedrooms', 'rooms=2..4'],
  ['تحت مليون', 'price=..1000000'],
  ['أقل من 500 ألف', 'price=..500000'],
  ['أقل من ٥٠٠٬٠٠٠ ريال', 'price=..500000'],
  ['under 500k', 'price=..500000'],
  ['under SAR 500,000', 'price=..500000'],
  ['no more than 900 kd', 'price=..900'],
  ['فوق مليون ونص', 'price=1500000..'],
  ['بين 500 و 800 ألف', 'price=500000..800000'],
  ['بين مليون ومليونين', 'price=1000000..2000000'],
  ['between 1 and 1.5 million', 'price=1000000..1500000'],
  ['800k - 500k', 'price=500000..800000'],
  ['بمليون', 'price=850000..1150000'],
  ['أكبر من 300 متر', 'size=300..'],
  ['300-500 sqm', 'size=300..500'],
  ['1,000 m²', 'size=900..1100'],
  ['villa A102', 'type=villa a102'],
  ['SAR500k', 'price=425000..575000'],
  ['250m2', 'size=225..275'],
  // Still being typed.
  ['شقة 3', 'type=apartment'],
  ['the', 'the'],
  ['', ''],
  ['!?', ''],
  ['<script>', 'script'],
])('%s → %s', (query, expected) => {
  expect(said(query)).toBe(expected);
});

test('names what each part was read from as it was typed', () => {
  expect(readQuery('فِلل تحت ٥٠٠ ألف بالملقا').parts.map(({ text }) => text)).toEqual([
    'فِلل',
    'تحت ٥٠٠ ألف',
    'بالملقا',
  ]);
});
