import type { HttpResult, Language } from '@shared/contract';
import { ok, status, type FakeAnswer } from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { propertyRecord, propertyRecords } from '../data/property-record.test-kit.ts';
import { SEARCH } from '../data/searching-api.test-kit.ts';
import {
  RENT,
  SELL,
  addressIs,
  cardNames,
  cardsArrive,
  enter,
  listOf,
  mountListings,
  nameIn,
  pending,
  press,
  unmountListings,
  words,
} from './listings.test-kit.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

const records = propertyRecords(60).map((record, index) => ({
  ...record,
  price: { amount: index },
  ...(index === 59 && { propertyType: 'apartment', amenities: ['pool'] }),
}));

/** A list in a language, and what is asked of the API for it. */
function listsIn(language: Language) {
  const t = words[language];
  const named = (...ids: string[]) => ids.map((id) => nameIn(language, id));
  const field = (label: string) => screen.getByLabelText(label);
  const option = (label: string, value: string) =>
    within(field(label))
      .getAllByRole<HTMLOptionElement>('option', { hidden: true })
      .find((each) => each.value === value)?.textContent;
  const count = (number: number) => (language === 'ar' ? `${number} عقارًا` : `${number} properties`);
  async function mount(
    url: string,
    answers: Readonly<Record<string, FakeAnswer>> = { [SELL]: listOf(records) },
  ) {
    const mounted = await mountListings(url, answers, language, 'searching');
    const asked = () =>
      mounted.http.requests.map(
        ({ path, query }) => `${path} ${JSON.stringify(query, Object.keys(query ?? {}))}`,
      );
    return { ...mounted, asked };
  }
  return { t, named, field, option, count, mount };
}

describe.each<Language>(['ar', 'en'])('a list of an API that searches by itself, in %s', (language) => {
  const { t, named, field, option, count, mount } = listsIn(language);

  it('asks for one page, with the counts of all of it, and turns to the next by another question', async () => {
    const { asked } = await mount('/sell');
    await cardsArrive(24);
    expect(screen.getByText(count(60))).toHaveRole('status');
    expect(option(t.filters.type, 'villa')).toBe(`${t.types.villa} (59)`);
    expect(asked()).toEqual(['/listings/search {"list":"sell","limit":24}']);
    const pages = within(screen.getByRole('navigation', { name: t.pages.label }));
    await press(pages.getByRole('link', { name: t.pages.page.replace('{{page}}', '3') }));
    await cardsArrive(12);
    expect(cardNames()[0]).toBe(nameIn(language, 'p49'));
    expect(window.location.search).toBe('?page=3');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(asked().slice(1)).toEqual(['/listings/search {"list":"sell","limit":24,"offset":48}']);
  });

  it('keeps what was here until the answer comes, and says that it is on its way when that takes long', async () => {
    const { http } = await mount('/sell');
    await cardsArrive(24);
    const answer = pending<HttpResult>();
    http.answer(SEARCH, () => answer.promise);
    await enter(field(t.filters.rooms), '5');
    expect(cardNames()).toHaveLength(24);
    expect(screen.queryByText(t.results.loading)).toBeNull();
    expect(await screen.findByText(t.results.loading)).toHaveRole('status');
    await answer.settle(ok({ data: [], total: 0 }));
    expect(await screen.findByRole('heading', { name: t.empty.title })).toBeInTheDocument();
  });

  it('section 8: a page that cannot be had is not empty, keeps what was typed and its choices, and recovers', async () => {
    const { http } = await mount('/sell');
    await cardsArrive(24);
    http.answer(SEARCH, status(400));
    await enter(field(t.filters.min), '58');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t.failed.title);
    expect(screen.queryByText(t.empty.title)).toBeNull();
    expect(field(t.filters.min)).toHaveValue('58');
    expect(option(t.filters.city, 'حولي')).toContain('60');
    http.answer(SEARCH, ok({ data: [propertyRecord('p59')], total: 1 }));
    await press(within(alert).getByRole('button', { name: t.failed.retry }));
    await waitFor(() => expect(cardNames()).toEqual(named('p59')));
  });

  it('shows what comes closest where nothing answers all words', async () => {
    await mount(`/sell?page=2&q=${encodeURIComponent(language === 'ar' ? 'شقق في جدة' : 'flats in jeddah')}`);
    const closest = await screen.findByRole('region', { name: t.nearest.label });
    expect(screen.getByRole('heading', { name: t.empty.title })).toBeInTheDocument();
    const letGo = language === 'ar' ? 'من دون «جدة».' : 'without “jeddah”.';
    expect(within(closest).getByText(letGo, { exact: false })).toBeInTheDocument();
    expect(within(closest).getAllByRole('article')).toHaveLength(1);
  });
});

describe('what an API that searches by itself is asked', () => {
  const { t, named, field, option, mount } = listsIn('en');

  it('asks once what is typed has settled, and at once for what is chosen', async () => {
    const { asked } = await mount('/sell');
    await cardsArrive(24);
    act(() => {
      for (const value of ['5', '55', '555', '55'])
        fireEvent.input(field(t.filters.min), { target: { value } });
    });
    await cardsArrive(5);
    expect(asked().slice(1)).toEqual(['/listings/search {"list":"sell","min":"55","limit":24}']);
    await enter(field(t.filters.type), 'apartment');
    expect(asked()).toHaveLength(3);
    await waitFor(() => expect(cardNames()).toEqual(named('p60')));
    await press(screen.getByRole('checkbox', { name: new RegExp(t.amenities.pool) }));
    expect(asked().at(-1)).toContain('"amenities":"pool"');
    await addressIs('?type=apartment&min=55&amenities=pool');
  });

  it('what was asked before is given up, and never shown late', async () => {
    const { http } = await mount('/sell');
    await cardsArrive(24);
    const late = pending<HttpResult>();
    http.answer(SEARCH, () => late.promise);
    await enter(field(t.filters.rooms), '5');
    http.answer(SEARCH, ok({ data: [propertyRecord('now')], total: 1 }));
    await enter(field(t.filters.rooms), '1');
    await waitFor(() => expect(cardNames()).toEqual(named('now')));
    expect(http.requests[1]?.signal?.aborted).toBe(true);
    await late.settle(ok({ data: [propertyRecord('late')], total: 1 }));
    expect(cardNames()).toEqual(named('now'));
  });

  it('comes back to a page that was here without asking again', async () => {
    const { asked } = await mount('/sell');
    await cardsArrive(24);
    await press(screen.getByRole('link', { name: t.pages.page.replace('{{page}}', '2') }));
    await waitFor(() => expect(cardNames()[0]).toBe(nameIn('en', 'p25')));
    window.history.back();
    await waitFor(() => expect(cardNames()[0]).toBe(nameIn('en', 'p1')));
    expect(asked()).toHaveLength(2);
  });

  it('shows the last page for one that does not exist', async () => {
    const { asked } = await mount('/sell?page=99999999');
    await cardsArrive(12);
    expect(asked().at(-1)).toContain('"offset":48');
  });

  it('shows cards without counts where these cannot be read', async () => {
    const answer = ok({ data: [propertyRecord('p1')], total: 1, facets: 'none' });
    await mount('/sell', { [SEARCH]: answer });
    await cardsArrive(1);
    expect(option(t.filters.type, 'villa')).toBe(t.types.villa);
  });

  it('takes turns between sale and rent, and narrows to what is exclusive', async () => {
    const answers = {
      [SELL]: listOf([propertyRecord('s1'), propertyRecord('s2', { exclusive: true })]),
      [RENT]: listOf([propertyRecord('r1', { exclusive: true }), propertyRecord('r2')]),
    };
    const { asked, navigate } = await mount('/properties', answers);
    await cardsArrive(4);
    expect(cardNames()).toEqual(named('s1', 'r1', 's2', 'r2'));
    await navigate('/exclusive');
    await waitFor(() => expect(cardNames()).toEqual(named('s2', 'r1')));
    expect(new Set(asked())).toEqual(
      new Set(['/listings/search {"limit":24}', '/listings/search {"list":"exclusive","limit":24}']),
    );
  });

  it('a property that a list has is shown without asking', async () => {
    const { asked, navigate } = await mount('/sell');
    await cardsArrive(24);
    await navigate('/property/p7');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(nameIn('en', 'p7'));
    expect(asked().filter((call) => call.startsWith('/home/'))).toEqual([]);
  });
});
