import { offline, status } from '@shared/remote-kit/testing';
import type { HttpResult } from '@shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { propertyRecord, propertyRecords } from '../data/property-record.test-kit.ts';
import {
  addressIs,
  cardNames,
  enter,
  listOf,
  mountListings,
  pagedListOf,
  pending,
  press,
  unmountListings,
} from './listings.test-kit.ts';

const SELL = 'GET /home/sell';
const RENT = 'GET /home/rent';

afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

const skeletons = () => screen.queryAllByTestId('card-skeleton');

describe('a list (specification, sections 2, 8 and 9)', () => {
  it('shows title, cards and count in Arabic, and all of it in English after a switch', async () => {
    const { switchLanguage, heads } = await mountListings('/sell', { [SELL]: listOf(propertyRecords(3)) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('عقارات للبيع');
    expect(await screen.findByRole('link', { name: 'عقار p1' })).toHaveAttribute('href', '/property/p1');
    expect(screen.getByText('3 عقارات')).toBeInTheDocument();
    expect(heads.at(-1)).toMatchObject({ title: 'عقارات للبيع', canonical: '/sell' });
    await switchLanguage('en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Properties for sale');
    expect(screen.getByRole('link', { name: 'Listing p1' })).toBeInTheDocument();
    expect(screen.getByText('3 properties')).toBeInTheDocument();
  });

  it.each([
    [0, 'لا عقارات مطابقة'],
    [1, 'عقار واحد'],
    [2, 'عقاران'],
    [3, '3 عقارات'],
    [11, '11 عقارًا'],
    [100, '100 عقار'],
    [1200, '1,200 عقار'],
  ])('counts %i in its Arabic plural form, in a live region', async (count, words) => {
    await mountListings('/sell', { [SELL]: listOf(propertyRecords(count)) });
    expect(await screen.findByText(words)).toHaveRole('status');
  });

  it.each([
    ['ar', 'جارٍ تحميل العقارات'],
    ['en', 'Loading properties'],
  ] as const)('shows eight placeholders while it loads (%s)', async (language, words) => {
    const answer = pending<HttpResult>();
    await mountListings('/rent', { [RENT]: () => answer.promise }, language);
    expect(skeletons()).toHaveLength(8);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await answer.settle(listOf(propertyRecords(1)));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(skeletons()).toHaveLength(0);
  });

  it.each([
    ['ar', 'لم نعثر على عقارات', 'جرّب تعديل عوامل التصفية لعرض نتائج أكثر.'],
    ['en', 'No properties found', 'Try adjusting your filters to see more results'],
  ] as const)('says that it is empty (%s)', async (language, title, text) => {
    await mountListings('/rent', { [RENT]: listOf([]) }, language);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['offline', offline],
    ['an error of the server', status(500)],
    ['an answer of another shape', listOf('x' as never)],
  ])('says that it failed (%s), not that it is empty, and recovers on Retry', async (_case, failure) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { http } = await mountListings('/sell', { [SELL]: failure }, 'en');
    const alert = await screen.findByRole('alert', {}, { timeout: 3000 });
    expect(alert).toHaveTextContent('The properties could not be loaded');
    expect(screen.queryByText('No properties found')).toBeNull();
    http.answer(SELL, listOf(propertyRecords(1)));
    await press(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Listing p1' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('survives records that lack everything', async () => {
    const records = [
      {},
      null,
      7,
      { _id: 'a' },
      { _id: 'b', price: 'x', images: [null, '../../etc'], location: [] },
    ];
    await mountListings('/sell', { [SELL]: listOf(records) }, 'en');
    expect(await screen.findAllByRole('link', { name: 'Property' })).toHaveLength(2);
    expect(screen.getAllByText('Price on request')).toHaveLength(2);
  });
});

describe('the filters (specification, section 5)', () => {
  const records = [
    propertyRecord('cheap', { price: { amount: 100 }, propertyType: 'apartment', rooms: 1 }),
    propertyRecord('dear', { price: { amount: 900 } }),
    propertyRecord('unpriced', { price: {} }),
  ];

  it('apply at once and stand in the address', async () => {
    await mountListings('/sell', { [SELL]: listOf(records) }, 'en');
    await screen.findByText('3 properties');
    await press(screen.getByText('Filters'));
    await enter(screen.getByLabelText('Min price'), '100');
    expect(cardNames()).toEqual(['Listing cheap', 'Listing dear']);
    await addressIs('?min=100');
    await enter(screen.getByLabelText('Max price'), '899');
    expect(cardNames()).toEqual(['Listing cheap']);
    await enter(screen.getByLabelText('Property type'), 'villa');
    expect(cardNames()).toEqual([]);
    expect(screen.getByText('No properties found')).toBeInTheDocument();
    await addressIs('?type=villa&min=100&max=899');
  });

  it('replace the address instead of filling the history', async () => {
    await mountListings('/sell', { [SELL]: listOf(records) }, 'en');
    await screen.findByText('3 properties');
    const before = window.history.length;
    await enter(screen.getByLabelText('Keyword'), 'd');
    await enter(screen.getByLabelText('Keyword'), 'dear');
    expect(cardNames()).toEqual(['Listing dear']);
    expect(window.history.length).toBe(before);
  });

  it('start from the address and are cleared at once', async () => {
    await mountListings('/sell?type=apartment&q=cheap&sort=price-asc', { [SELL]: listOf(records) }, 'en');
    expect(await screen.findByText('1 property')).toBeInTheDocument();
    expect(screen.getByLabelText('Keyword')).toHaveValue('cheap');
    expect(screen.getByLabelText('Property type')).toHaveValue('apartment');
    await press(screen.getByRole('link', { name: 'Clear filters' }));
    expect(screen.getByText('3 properties')).toHaveFocus();
    expect(screen.getByLabelText('Keyword')).toHaveValue('');
    expect(screen.getByLabelText('Property type')).toHaveValue('');
    expect(window.location.search).toBe('?sort=price-asc');
  });

  it('follow an address that changes from elsewhere', async () => {
    const { navigate } = await mountListings('/sell?type=villa', { [SELL]: listOf(records) }, 'en');
    await screen.findByText('2 properties');
    await navigate('/sell?type=apartment');
    expect(await screen.findByText('1 property')).toBeInTheDocument();
    expect(screen.getByLabelText('Property type')).toHaveValue('apartment');
  });

  it('offer the cities of the list, in the language of the page', async () => {
    const elsewhere = propertyRecord('x', { location: { city: 'جدة' } });
    await mountListings('/sell', { [SELL]: listOf([...records, elsewhere]) }, 'en');
    await screen.findByText('4 properties');
    await enter(screen.getByLabelText('City'), 'جدة');
    expect(cardNames()).toEqual(['Listing x']);
    expect(screen.getByRole('option', { name: 'Hawalli (3)', hidden: true })).toHaveValue('حولي');
  });

  it('are a form that the server answers', async () => {
    await mountListings('/rent', { [RENT]: listOf(records) }, 'en');
    const form = screen.getByRole('search', { name: 'Filter properties' });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/rent');
    const fields = [...new FormData(form as HTMLFormElement).keys()];
    expect(fields).toEqual('q sort type city district rooms bathrooms min max minSize maxSize'.split(' '));
  });
});

describe('a list longer than its first page', () => {
  const records = propertyRecords(60).map((record, index) => ({ ...record, price: { amount: index } }));

  it('asks for the first page, shows it, and fetches the rest behind it', async () => {
    const rest = pending<HttpResult>();
    const { http } = await mountListings(
      '/sell',
      { [SELL]: (request) => (request.query?.['limit'] ? pagedListOf(records)(request) : rest.promise) },
      'en',
    );
    expect(await screen.findByText('60 properties')).toBeInTheDocument();
    expect(cardNames()).toHaveLength(24);
    await waitFor(() => expect(http.requests.map(({ query }) => query?.['limit'])).toEqual([24, undefined]));
    await enter(screen.getByLabelText('Min price'), '20');
    expect(cardNames()).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('Searching the remaining properties');
    await enter(screen.getByLabelText('Min price'), '50');
    expect(screen.queryByText('No properties found')).toBeNull();
    expect(skeletons()).toHaveLength(8);
    await rest.settle(pagedListOf(records)({ method: 'GET', path: '' }));
    expect(await screen.findByText('10 properties')).toBeInTheDocument();
  });

  it('says so when the rest cannot be had, and recovers', async () => {
    const { http } = await mountListings(
      '/sell',
      { [SELL]: (request) => (request.query?.['limit'] ? pagedListOf(records)(request) : status(400)) },
      'en',
    );
    await screen.findByText('60 properties');
    await enter(screen.getByLabelText('Min price'), '20');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The rest of the list could not be loaded');
    http.answer(SELL, pagedListOf(records));
    await press(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('40 properties')).toBeInTheDocument();
  });

  it('turns its pages', async () => {
    await mountListings('/sell', { [SELL]: pagedListOf(records) }, 'en');
    await screen.findByText('60 properties');
    const pages = screen.getByRole('navigation', { name: 'Pages of results' });
    expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/sell?page=3');
    await press(within(pages).getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(cardNames()).toHaveLength(12));
    expect(cardNames()[0]).toBe('Listing p49');
    expect(window.location.search).toBe('?page=3');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('fetches a narrowed list once', async () => {
    const { http } = await mountListings('/sell?min=50', { [SELL]: pagedListOf(records) }, 'en');
    expect(await screen.findByText('10 properties')).toBeInTheDocument();
    expect(http.requests).toHaveLength(1);
  });
});

describe('lists of both deals', () => {
  const answers = {
    [SELL]: listOf([propertyRecord('s1'), propertyRecord('s2', { exclusive: true })]),
    [RENT]: listOf([propertyRecord('r1', { exclusive: true }), propertyRecord('r2')]),
  };

  it('/properties shows all and lets the visitor choose one of the two', async () => {
    await mountListings('/properties', answers, 'en');
    expect(await screen.findByText('4 properties')).toBeInTheDocument();
    expect(cardNames()).toEqual(['Listing s1', 'Listing r1', 'Listing s2', 'Listing r2']);
    await enter(screen.getByLabelText('Offer'), 'rent');
    expect(cardNames()).toEqual(['Listing r1', 'Listing r2']);
    await addressIs('?offer=rent');
  });

  it('/exclusive shows the exclusive ones', async () => {
    await mountListings('/exclusive', answers);
    expect(await screen.findByText('عقاران')).toBeInTheDocument();
    expect(cardNames()).toEqual(['عقار r1', 'عقار s2']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('عقارات حصرية');
  });

  it('/sell pays no heed to a choice that it does not offer', async () => {
    await mountListings('/sell?offer=rent', answers, 'en');
    expect(await screen.findByText('2 properties')).toBeInTheDocument();
  });
});
