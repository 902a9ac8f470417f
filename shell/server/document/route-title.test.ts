import { LANGUAGES, ROUTES } from '@shared/contract';
import { routeTitle } from './route-title.ts';

const NAMED_BY_WHAT_THEY_SHOW = [
  'home',
  'property',
  'article',
  'property-without-id',
  'below-an-article',
  'not-found',
];

describe('what a page is called until it says so itself', () => {
  const titles = (language: (typeof LANGUAGES)[number]) =>
    ROUTES.filter(({ id }) => !NAMED_BY_WHAT_THEY_SHOW.includes(id)).map((route) => [
      route.id,
      routeTitle({ remotes: {} }, route, language),
    ]);

  it.each(LANGUAGES)('tells pages of the table from each other, in %s', (language) => {
    const words = titles(language).map(([, title]) => title);
    expect(words).not.toContain(undefined);
    expect(new Set(words).size).toBe(words.length);
  });

  it('is in the language of the document', () => {
    expect(titles('ar')).toContainEqual(['sale', 'عقارات للبيع']);
    expect(titles('en')).toContainEqual(['sale', 'For sale']);
  });

  it.each(NAMED_BY_WHAT_THEY_SHOW)('is nothing where a page is called by what it shows (%s)', (id) => {
    const route = ROUTES.find((each) => each.id === id);
    if (!route) throw new Error(`there is no route ${id}`);
    expect(routeTitle({ remotes: {} }, route, 'en')).toBeUndefined();
  });
});
