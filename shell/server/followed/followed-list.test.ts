import { feedOfPage } from './followed-list.ts';

const ALL = ['lists.search', 'lists.newest', 'listings.details'] as const;

it.each([
  ['/sell', '', '/sell/rss.xml?lang=ar'],
  ['/rent', '?sort=area-asc&amenities=pool&page=2', '/rent/rss.xml?amenities=pool&lang=ar'],
  ['/properties', '?saved=1', undefined],
  ['/properties', '?ids=a,b', undefined],
  ['/properties', '?compare=a,b', undefined],
  ['/properties', '?searches=1', undefined],
  ['/blog', '', undefined],
  ['/property/:id', '', undefined],
])('the page %s%s is followed at %s', (path, search, expected) => {
  expect(feedOfPage(path, search, 'ar', ALL)).toBe(expected);
});

it('is not followed where the API cannot say what is newest', () => {
  expect(feedOfPage('/sell', '', 'ar', ['lists.search'])).toBeUndefined();
});
