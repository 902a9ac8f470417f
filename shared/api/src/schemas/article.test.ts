import { readArticle, readArticleSummary } from './article.ts';

const full = {
  _id: 'a1',
  title: 'دليل الشراء',
  content: '# عنوان\n\nنص',
  createdAt: '2026-03-05T10:00:00.000Z',
  author: { name: 'فريق التحرير' },
  coverImage: 'pictures/cover.jpg',
  language: 'en',
};

it('keeps what is right', () => {
  expect(readArticle(full)).toEqual(full);
});

it('mends halves of characters in every text, and leaves the white space of the content alone', () => {
  const half = '\uD83C';
  const cut = {
    _id: `a${half}`,
    title: half,
    content: ` ${half}\n`,
    author: { name: half },
    coverImage: half,
  };
  expect(readArticle(cut)).toEqual({
    _id: 'a\uFFFD',
    title: '\uFFFD',
    content: ' \uFFFD\n',
    author: { name: '\uFFFD' },
    coverImage: '\uFFFD',
    language: 'en',
  });
});

it('leaves the content out of a summary', () => {
  const { content: _content, ...summary } = full;
  expect(readArticleSummary(full)).toEqual(summary);
});

const wrongs: unknown[] = [5, {}, [], null, true, { toString: 1 }, { name: 7 }];

it.each(wrongs.map((wrong) => ({ wrong })))('drops $wrong from every field', ({ wrong }) => {
  const { _id, ...fields } = full;
  const createdAt = wrong === 5 ? { createdAt: '1970-01-01T00:00:00.005Z' } : {};
  const article = readArticle({ _id, ...Object.fromEntries(Object.keys(fields).map((key) => [key, wrong])) });
  expect(article).toEqual({ _id, content: '', ...createdAt });
});

it.each([
  ['2026-03-05', '2026-03-05T00:00:00.000Z'],
  [1_772_704_800_000, '2026-03-05T10:00:00.000Z'],
  ['last week 5', undefined],
  ['2026-99-99', undefined],
  [8.7e15, undefined],
])('reads the date %j as %j', (createdAt, expected) => {
  expect(readArticle({ _id: 'a', createdAt })?.createdAt).toBe(expected);
});

it.each([
  [{ title: 'دليل', language: 'en' }, 'en'],
  [{ title: 'دليل Kuwait' }, 'ar'],
  [{ title: 'A guide', language: 'fr' }, 'en'],
  [{ content: '![](x.jpg) نص عن بيع البيوت' }, 'ar'],
  [{ title: 'Market 2026', content: '# نص' }, 'ar'],
  [{ content: '123' }, undefined],
])('takes %j to be in %s', (article, language) => {
  expect(readArticle({ _id: 'a', ...article })?.language).toBe(language);
});

it('takes the id that was asked for where the article has none', () => {
  expect(readArticle({ title: 't' }, 'asked')?._id).toBe('asked');
  expect(readArticle({ title: 't' })).toBeUndefined();
});
