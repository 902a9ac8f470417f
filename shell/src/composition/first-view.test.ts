import type { DocumentState } from '@shared/contract';
import { createFirstViews } from './first-view.ts';

const stateOf = (overrides: Partial<DocumentState> = {}): DocumentState => ({
  url: '/blog?page=2',
  parameters: null,
  language: 'ar',
  rendered: 'mf-blog',
  outlet: { articles: 12 },
  parcels: { 'mf-listings/latest-sale': { listings: 4 }, 'mf-listings/latest-rent': undefined },
  chrome: null,
  extensions: [],
  qa: null,
  ...overrides,
});
const SALE = 'mf-listings/latest-sale';

describe('the server’s content', () => {
  beforeEach(() => window.history.replaceState(null, '', '/blog?page=2'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is given to its owner, with the state that it was rendered from', () => {
    expect(createFirstViews(stateOf(), 'ar').takeFirstView('mf-blog')).toEqual({
      state: { articles: 12 },
    });
  });

  it('is said to have come without the token of a visitor who has one', () => {
    localStorage.setItem('token', 'secret');
    const views = createFirstViews(stateOf(), 'ar');
    expect(views.takeFirstView('mf-blog')).toEqual({ state: { articles: 12 }, isAnonymous: true });
    expect(views.takeParcelView(SALE)).toEqual({ state: { listings: 4 }, isAnonymous: true });
    localStorage.clear();
  });

  it('is given where the address has more than its page reads', () => {
    window.history.replaceState(null, '', '/blog?utm_source=mail&page=2');
    expect(createFirstViews(stateOf({ parameters: ['page'] }), 'ar').takeFirstView('mf-blog')).toBeDefined();
    expect(createFirstViews(stateOf(), 'ar').takeFirstView('mf-blog')).toBeUndefined();
  });

  it('is given once: what comes later is created in the browser', () => {
    const views = createFirstViews(stateOf(), 'ar');
    views.takeFirstView('mf-blog');
    expect(views.takeFirstView('mf-blog')).toBeUndefined();
  });

  it('is given to nobody once another section has stood in its place', () => {
    const views = createFirstViews(stateOf(), 'ar');
    expect(views.takeFirstView('mf-forms')).toBeUndefined();
    expect(views.takeFirstView('mf-blog')).toBeUndefined();
    expect(views.takeParcelView(SALE)).toBeUndefined();
  });

  it.each<[string, Partial<DocumentState>, string]>([
    ['came in another language', { language: 'en' }, '/blog?page=2'],
    ['was rendered for another query', {}, '/blog?page=3'],
    ['was rendered for another path', {}, '/blog/1'],
    ['came without content', { rendered: null, outlet: null, parcels: {} }, '/blog?page=2'],
  ])('is given to nobody when the document %s', (_why, overrides, address) => {
    window.history.replaceState(null, '', address);
    const views = createFirstViews(stateOf(overrides), 'ar');
    expect(views.takeFirstView('mf-blog')).toBeUndefined();
    expect(views.takeParcelView(SALE)).toBeUndefined();
  });

  it('is given without regard to the place on the page, which the server never sees', () => {
    window.history.replaceState(null, '', '/blog?page=2#footnote-1');
    expect(createFirstViews(stateOf(), 'ar').takeFirstView('mf-blog')).toBeDefined();
  });

  describe('of parcels', () => {
    it('is given to each once, also where its state is empty', () => {
      const views = createFirstViews(stateOf({ rendered: 'shell' }), 'ar');
      views.takeFirstView('shell');
      expect(views.takeParcelView(SALE)).toEqual({ state: { listings: 4 } });
      expect(views.takeParcelView(SALE)).toBeUndefined();
      expect(views.takeParcelView('mf-listings/latest-rent')).toEqual({ state: undefined });
      expect(views.takeParcelView('mf-listings/unknown')).toBeUndefined();
    });

    it('is gone with the outlet in which it stood', () => {
      const views = createFirstViews(stateOf({ rendered: 'shell' }), 'ar');
      views.takeFirstView('shell');
      views.takeFirstView('mf-blog');
      expect(views.takeParcelView(SALE)).toBeUndefined();
    });
  });
});
