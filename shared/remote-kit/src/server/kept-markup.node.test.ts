import { createMarkupStore, IN_PLACE } from './kept-markup.ts';

const markup = (length: number) => ({ html: 'x'.repeat(length), rules: [] });

describe('what is kept of markup', () => {
  it('is bounded by count; what was asked for longest ago goes first', () => {
    const store = createMarkupStore({ most: 2 });
    store.set('a', markup(1));
    store.set('b', IN_PLACE);
    store.get('a');
    store.set('c', markup(3));
    expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([markup(1), undefined, markup(3)]);
  });

  it('is bounded by bytes of keys and markup', () => {
    const store = createMarkupStore({ mostBytes: 2 * 100 });
    store.set('a', markup(49));
    store.set('b', markup(49));
    expect(store.get('a')).toEqual(markup(49));
    store.set('c', markup(1));
    expect([store.get('a'), store.get('b')]).toEqual([markup(49), undefined]);
    const long = 'k'.repeat(60);
    store.set(long, IN_PLACE);
    expect([store.get('a'), store.get('c'), store.get(long)]).toEqual([undefined, undefined, IN_PLACE]);
  });

  it('counts a replaced one once, and leaves out what alone is too large', () => {
    const store = createMarkupStore({ mostBytes: 2 * 100 });
    for (let time = 0; time < 10; time += 1) store.set('a', markup(60));
    store.set('b', markup(30));
    store.set('huge', markup(100));
    expect([store.get('a'), store.get('b'), store.get('huge')]).toEqual([markup(60), markup(30), undefined]);
  });
});
