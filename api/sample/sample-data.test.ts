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
  expect(new Set(listings.map(({ price }) => price?.currency))).toEqual(new Set(['KWD', 'SAR', 'USD']));
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
