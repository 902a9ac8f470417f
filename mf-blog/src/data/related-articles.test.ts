import { nearestArticles } from './related-articles.ts';

const library = [
  { _id: 'rent', title: 'Rent or buy? A calm calculation' },
  { _id: 'buy-ar', title: 'دليل المشتري الأول: من الميزانية إلى المفتاح' },
  { _id: 'bare' },
  { _id: 'buy', title: 'Buying your first home in the Gulf' },
  { _id: 'land-ar', title: 'شراء الأرض: أسئلة المشتري قبل العربون' },
  { _id: 'home', title: 'A home that grows: the first choice in the Gulf' },
  { _id: 'lease', title: 'Reading a lease before you sign it' },
];

const idsOf = (id: string) => nearestArticles(id, library).map(({ _id }) => _id);

it('prefers titles that share words, then the newest, in the same language', () => {
  expect(idsOf('buy')).toEqual(['home', 'rent', 'bare']);
  expect(idsOf('buy-ar').slice(0, 1)).toEqual(['land-ar']);
});

it('offers the newest for an article that is not among them, and never the article itself', () => {
  expect(idsOf('old')).toEqual(['rent', 'buy-ar', 'bare']);
  for (const { _id } of library) expect(idsOf(_id)).not.toContain(_id);
});

it('offers what there is', () => {
  expect(nearestArticles('a', [{ _id: 'a' }])).toEqual([]);
});
