import { sampleArticles } from './articles.ts';
import { sampleListings } from './listings.ts';

const ARABIC = /[\u0600-\u06FF]/;

test('the same listings come out each time, and a longer run begins with the shorter one', () => {
  expect(sampleListings(60)).toEqual(sampleListings(60));
  expect(sampleListings(400).slice(0, 60)).toEqual(sampleListings(60));
});

test('identifiers are unique among ten thousand', () => {
  expect(new Set(sampleListings(10_000).map(({ _id }) => _id)).size).toBe(10_000);
});

test('half are for sale, every type occurs, and the mixes are there', () => {
  const listings = sampleListings(400);
  expect(listings.filter(({ add_Type }) => add_Type === 'sell')).toHaveLength(200);
  expect(new Set(listings.map(({ propertyType }) => propertyType))).toEqual(
    new Set(['villa', 'house', 'apartment', 'office', 'shop', 'warehouse', 'land', 'commercial', 'building']),
  );
  for (const flag of ['premium', 'exclusive', 'soldOut'] as const) {
    expect(listings.some((listing) => listing[flag] === true)).toBe(true);
    expect(listings.some((listing) => listing[flag] === false)).toBe(true);
  }
  expect(listings.some(({ display }) => !display)).toBe(true);
  for (const field of ['premium', 'views', 'phone', 'description_ar'] as const) {
    expect(listings.some((listing) => listing[field] === undefined)).toBe(true);
  }
  expect(listings.some(({ price }) => price?.amount === undefined)).toBe(true);
  expect(new Set(listings.map(({ price }) => price?.currency))).toEqual(new Set(['KWD']));
});

test('prices are what such homes cost in dinars, and rents are by the month or the year', () => {
  const listings = sampleListings(400);
  const pricesOf = (type: string, offer: string, period?: string) =>
    listings
      .filter(
        (each) =>
          each.propertyType === type && each.add_Type === offer && (!period || each.rentType === period),
      )
      .flatMap(({ price }) => price?.amount ?? []);
  for (const [type, offer, least, most] of [
    ['villa', 'sell', 90_000, 660_000],
    ['apartment', 'sell', 25_000, 215_000],
    ['villa', 'rent', 400, 3_500],
    ['apartment', 'rent', 120, 1_250],
  ] as const) {
    const prices = pricesOf(type, offer, offer === 'rent' ? 'monthly' : undefined);
    expect(prices.length).toBeGreaterThan(10);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...prices)).toBeLessThanOrEqual(most);
  }
  expect(pricesOf('office', 'rent', 'yearly').length).toBeGreaterThan(0);
  expect(listings.filter(({ add_Type, rentType }) => add_Type === 'sell' && rentType)).toEqual([]);
});

test('what goes beyond the specification is there, and not everywhere', () => {
  const listings = sampleListings(400);
  for (const field of ['amenities', 'reference', 'listedAt', 'adLicence', 'agent'] as const) {
    expect(listings.some((listing) => listing[field] !== undefined)).toBe(true);
    expect(listings.some((listing) => listing[field] === undefined)).toBe(true);
  }
  const dates = listings
    .filter(({ add_Type }) => add_Type === 'sell')
    .flatMap(({ listedAt }) => listedAt ?? []);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('titles read as people write them', () => {
  for (const { name_en } of sampleListings(400)) {
    expect(name_en).toMatch(/^[A-Z][A-Za-z' -]+ in [A-Z]/);
    expect(name_en).not.toMatch(/\b(\w+) \1\b/i);
    expect(name_en).not.toMatch(/(?:on|in|of|with) in /);
  }
});

test('names and places stand in both languages, and the coordinates lie in Kuwait or Saudi Arabia', () => {
  for (const { name_ar, name_en, location } of sampleListings(400)) {
    expect(name_ar).toMatch(ARABIC);
    expect(name_en).not.toMatch(ARABIC);
    expect(location?.city).toMatch(ARABIC);
    expect(location?.city_en).not.toMatch(ARABIC);
    if (location?.lat === undefined) continue;
    expect(location.lat).toBeGreaterThan(21);
    expect(location.lat).toBeLessThan(30);
    expect(location.lng).toBeGreaterThan(39);
    expect(location.lng).toBeLessThan(51);
  }
});

test('at least thirty articles, two thirds in Arabic, with every kind of Markdown that the site shows', () => {
  const articles = sampleArticles();
  expect(articles.length).toBeGreaterThanOrEqual(30);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  const arabic = articles.filter(({ title }) => ARABIC.test(title)).length / articles.length;
  expect(arabic).toBeGreaterThan(0.6);
  expect(arabic).toBeLessThan(0.75);
  const everything = articles.map(({ content }) => content).join('\n');
  for (const syntax of [/^\| .* \|$/m, /^- \[x\] /m, /\[\^\S+\]: /, /!\[[^\]]+\]\(/, /~~/, /^> /m]) {
    expect(everything).toMatch(syntax);
  }
  expect(articles.some(({ author }) => author === undefined)).toBe(true);
  expect(articles.some(({ coverImage }) => coverImage === undefined)).toBe(true);
});
