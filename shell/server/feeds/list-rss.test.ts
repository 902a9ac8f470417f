/** @jest-environment jsdom */
import { createI18n, translateIn } from '@shared/i18n';
import { expectSameKeys } from '@shared/i18n/testing';
import type { Property } from '@shared/api';
import type { Language } from '@shared/contract';
import { listRss } from './list-rss.ts';
import arabic from './locales/ar.json';
import english from './locales/en.json';

const i18n = createI18n({ namespace: 'feeds', resources: { ar: arabic, en: english } });

const bare: Property = {
  _id: 'r1',
  add_Type: 'rent',
  images: [],
  location: {},
  exclusive: false,
  premium: false,
  soldOut: false,
  display: true,
  views: 1,
};
const villa: Property = {
  ...bare,
  _id: 'v/1',
  add_Type: 'sell',
  name_ar: 'فيلا <على> البحر',
  name_en: 'Villa & sea\u0000',
  price: { amount: 500_000, currency: 'KWD' },
  images: ['pictures/a b.jpg'],
  location: { city: 'حولي', city_en: 'Hawalli', district: 'سلوى' },
  publishedAt: '2026-11-20T08:00:00.000Z',
};
const flat: Property = {
  ...bare,
  rentType: 'monthly',
  soldOut: true,
  price: { amount: 300, currency: 'KWD' },
};

function feedIn(language: Language, properties: readonly Property[]) {
  const feed = new DOMParser().parseFromString(
    listRss({
      siteUrl: 'https://site.example',
      language,
      t: translateIn(i18n, language),
      address: '/sell?q=a%26b',
      self: `/sell/rss.xml?q=a%26b&lang=${language}`,
      title: 'Villas & <flats>',
      properties,
    }),
    'application/xml',
  );
  expect(feed.querySelector('parsererror')).toBeNull();
  const text = (selector: string) =>
    Array.from(feed.querySelectorAll(selector), ({ textContent }) => textContent);
  return { feed, text };
}

it.each([
  ['ar', 'فيلا <على> البحر', '500,000 دينار كويتي · سلوى، حولي', 'تم التأجير · 300 دينار كويتي شهريًا'],
  ['en', 'Villa & sea', '500,000 Kuwaiti dinars · سلوى, Hawalli', 'Rented · 300 Kuwaiti dinars a month'],
] as const)(
  'says in %s name, price, place, picture, date, and a link in that language',
  (language, name, sale, rent) => {
    const { feed, text } = feedIn(language, [villa, flat]);
    expect(text('channel > language')).toEqual([language]);
    expect(text('channel > link')).toEqual([`https://site.example/sell?q=a%26b&lang=${language}`]);
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      `https://site.example/sell/rss.xml?q=a%26b&lang=${language}`,
    );
    expect(text('item > title')[0]).toBe(name);
    expect(text('item > description')).toEqual([sale, rent]);
    expect(text('item > link')[0]).toBe(`https://site.example/property/v%2F1?lang=${language}`);
    expect(text('item > guid')).toEqual([
      'https://site.example/property/v%2F1',
      'https://site.example/property/r1',
    ]);
    expect(text('item > pubDate')).toEqual(['Fri, 20 Nov 2026 08:00:00 GMT']);
    expect(Array.from(feed.querySelectorAll('enclosure'), (each) => each.getAttribute('url'))).toEqual([
      'https://site.example/media/pictures/a%20b.jpg?w=800',
    ]);
  },
);

it('names what has no name and no price, and is well formed whatever a listing holds', () => {
  const hostile = { ...bare, _id: '"><x>', name_en: ']]></title>\u0000&<b>', images: ['../up.jpg'] };
  const { text, feed } = feedIn('en', [bare, hostile]);
  expect(text('item > title')).toEqual(['Property', ']]></title>&<b>']);
  expect(text('item > description')).toEqual(['Price on request', 'Price on request']);
  expect(feed.querySelector('enclosure')).toBeNull();
});

it('says the same in both languages', () => expectSameKeys(arabic, english));
