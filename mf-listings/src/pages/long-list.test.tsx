import { status } from '@shared/remote-kit/testing';
import type { HttpResult, Language } from '@shared/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { propertyRecords } from '../data/property-record.test-kit.ts';
import {
  SELL,
  cardNames,
  cardsArrive,
  enter,
  mountListings,
  nameIn,
  pagedListOf,
  pending,
  press,
  skeletons,
  unmountListings,
  words,
} from './listings.test-kit.ts';

afterEach(unmountListings);

describe.each<Language>(['ar', 'en'])('section 4: a list longer than its first page, in %s', (language) => {
  const t = words[language];
  const records = propertyRecords(60).map((record, index) => ({ ...record, price: { amount: index } }));
  const count = (number: number) => (language === 'ar' ? `${number} عقارًا` : `${number} properties`);

  it('asks for the first page, shows it, and for the rest when the visitor comes to the filters', async () => {
    const rest = pending<HttpResult>();
    const { http } = await mountListings(
      '/sell',
      { [SELL]: (request) => (request.query?.['limit'] ? pagedListOf(records)(request) : rest.promise) },
      language,
    );
    expect(await screen.findByText(count(60))).toBeInTheDocument();
    await cardsArrive(24);
    const limits = () => http.requests.map(({ query }) => query?.['limit']);
    expect(limits()).toEqual([24]);
    act(() => screen.getByLabelText(t.filters.min).focus());
    await waitFor(() => expect(limits()).toEqual([24, undefined]));
    await enter(screen.getByLabelText(t.filters.min), '20');
    expect(cardNames()).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent(t.results.loadingRest);
    await enter(screen.getByLabelText(t.filters.min), '50');
    expect(screen.queryByText(t.empty.title)).toBeNull();
    expect(skeletons()).toHaveLength(8);
    await rest.settle(pagedListOf(records)({ method: 'GET', path: '' }));
    expect(await screen.findByText(language === 'ar' ? '10 عقارات' : '10 properties')).toBeInTheDocument();
  });

  it('keeps its cards as they stand when the rest arrives, and those that a filter leaves', async () => {
    await mountListings('/sell', { [SELL]: pagedListOf(records) }, language);
    await cardsArrive(24);
    const cards = screen.getAllByRole('article');
    act(() => screen.getByLabelText(t.filters.min).focus());
    await waitFor(() => expect(screen.queryByText(t.results.loadingRest)).toBeNull());
    expect(screen.getAllByRole('article')).toEqual(cards);
    await enter(screen.getByLabelText(t.filters.min), '4');
    await waitFor(() => expect(cardNames()[0]).toBe(nameIn(language, 'p5')));
    const left = screen.getAllByRole('article').slice(0, 20);
    expect(left.map((card, index) => card === cards[index + 4])).not.toContain(false);
  });

  it('asks for the rest when the visitor comes near the end of the page, not before', async () => {
    const { http } = await mountListings('/sell', { [SELL]: pagedListOf(records) }, language);
    await screen.findByText(count(60));
    await cardsArrive(24);
    const page = jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
    const scrollTo = (scrollY: number) => {
      Object.assign(window, { scrollY });
      act(() => void document.dispatchEvent(new Event('scroll')));
    };
    scrollTo(1000);
    expect(http.requests).toHaveLength(1);
    scrollTo(8000);
    await waitFor(() => expect(http.requests).toHaveLength(2));
    page.mockRestore();
    Object.assign(window, { scrollY: 0 });
  });

  it('section 8: says so when the rest cannot be had, and recovers', async () => {
    const { http } = await mountListings(
      '/sell',
      { [SELL]: (request) => (request.query?.['limit'] ? pagedListOf(records)(request) : status(400)) },
      language,
    );
    await screen.findByText(count(60));
    await enter(screen.getByLabelText(t.filters.min), '20');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t.failed.restTitle);
    http.answer(SELL, pagedListOf(records));
    await press(within(alert).getByRole('button', { name: t.failed.retry }));
    expect(await screen.findByText(count(40))).toBeInTheDocument();
  });

  it('turns its pages', async () => {
    await mountListings('/sell', { [SELL]: pagedListOf(records) }, language);
    await screen.findByText(count(60));
    const pages = within(screen.getByRole('navigation', { name: t.pages.label }));
    const third = pages.getByRole('link', { name: t.pages.page.replace('{{page}}', '3') });
    expect(third).toHaveAttribute('href', '/sell?page=3');
    await press(third);
    await cardsArrive(12);
    expect(cardNames()[0]).toBe(nameIn(language, 'p49'));
    expect(window.location.search).toBe('?page=3');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('fetches a narrowed list once', async () => {
    const { http } = await mountListings('/sell?min=50', { [SELL]: pagedListOf(records) }, language);
    await cardsArrive(10);
    expect(http.requests).toHaveLength(1);
  });
});
