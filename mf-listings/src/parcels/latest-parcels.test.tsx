import type { HttpResult, Language } from '@shared/contract';
import { offline, status } from '@shared/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { propertyRecord, propertyRecords } from '../data/property-record.test-kit.ts';
import {
  cardNames,
  cardsArrive,
  listOf,
  mountParcel,
  nameIn,
  pagedListOf,
  pending,
  press,
  skeletons,
  unmountListings,
} from '../pages/listings.test-kit.ts';

const words = {
  ar: {
    'latest-sale': { title: 'أحدث عقارات البيع', all: 'كل عقارات البيع' },
    'latest-rent': { title: 'أحدث عقارات الإيجار', all: 'كل عقارات الإيجار' },
    loading: 'جارٍ تحميل العقارات',
    empty: 'لم نعثر على عقارات',
    failed: 'تعذّر تحميل العقارات',
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ إعادة المحاولة…',
  },
  en: {
    'latest-sale': { title: 'Latest for sale', all: 'All properties for sale' },
    'latest-rent': { title: 'Latest for rent', all: 'All properties for rent' },
    loading: 'Loading properties',
    empty: 'No properties found',
    failed: 'The properties could not be loaded',
    retry: 'Try again',
    retrying: 'Trying again…',
  },
} as const;

const LANGUAGES: readonly Language[] = ['ar', 'en'];
const PARCELS = [
  { parcel: 'latest-sale', call: 'GET /home/sell', list: '/sell' },
  { parcel: 'latest-rent', call: 'GET /home/rent', list: '/rent' },
] as const;
const CASES = PARCELS.flatMap((each) => LANGUAGES.map((language) => ({ ...each, language })));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

describe.each(CASES)('section 2, home: $parcel, in $language', ({ parcel, call, list, language }) => {
  const t = words[language];
  const { title, all } = t[parcel];
  const section = () => within(screen.getByRole('region', { name: title }));
  const viewAll = () => section().getByRole('link', { name: all });

  it('shows the first 4 of the list in its order (section 9), each a link to its page', async () => {
    const { http } = await mountParcel(parcel, { [call]: listOf(propertyRecords(6)) }, language);
    await cardsArrive(4);
    expect(section().getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    const expected = ['p1', 'p2', 'p3', 'p4'];
    expect(cardNames()).toEqual(expected.map((id) => nameIn(language, id)));
    for (const id of expected) {
      const link = section().getByRole('link', { name: nameIn(language, id) });
      expect(link).toHaveAttribute('href', `/property/${id}`);
    }
    expect(http.requests.map(({ path }) => `GET ${path}`)).toEqual([call]);
  });

  it('asks an API that knows limits for no more than it shows', async () => {
    const { http } = await mountParcel(parcel, { [call]: pagedListOf(propertyRecords(6)) }, language);
    await cardsArrive(4);
    expect(http.requests.map(({ query }) => query?.['limit'])).toEqual([4]);
  });

  it('shows as many as the page gives it places for', async () => {
    await mountParcel(parcel, { [call]: listOf(propertyRecords(6)) }, language, { count: 2 });
    await cardsArrive(2);
    expect(cardNames()).toEqual(['p1', 'p2'].map((id) => nameIn(language, id)));
  });

  it('has a view-all link to the whole list', async () => {
    await mountParcel(parcel, { [call]: listOf(propertyRecords(1)) }, language);
    await screen.findByRole('article');
    expect(viewAll()).toHaveAttribute('href', list);
  });

  it('shows 4 placeholders while it loads (section 9)', async () => {
    const answer = pending<HttpResult>();
    await mountParcel(parcel, { [call]: () => answer.promise }, language);
    expect(skeletons()).toHaveLength(4);
    expect(section().getByRole('status')).toHaveTextContent(t.loading);
    expect(viewAll()).toHaveAttribute('href', list);
    await answer.settle(listOf(propertyRecords(2)));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(skeletons()).toHaveLength(0);
  });

  it.each([
    ['an empty list', listOf([])],
    ['a list of nothing that could be shown', listOf([null, 7, {}, propertyRecord('h', { display: false })])],
  ])('says that there are none: %s', async (_case, answer) => {
    await mountParcel(parcel, { [call]: answer }, language);
    expect(await section().findByRole('heading', { level: 3, name: t.empty })).toBeInTheDocument();
    expect(section().queryByRole('alert')).toBeNull();
    expect(section().queryByRole('article')).toBeNull();
    expect(viewAll()).toHaveAttribute('href', list);
  });

  it.each([
    ['offline', offline],
    ['an error of the server', status(400)],
    ['an answer of another shape', listOf('x' as never)],
  ])(
    'section 8: says that it failed (%s), not that it is empty, and recovers on Retry',
    async (_case, failure) => {
      const { http } = await mountParcel(parcel, { [call]: failure }, language);
      const alert = await section().findByRole('alert', {}, { timeout: 3000 });
      expect(alert).toHaveTextContent(t.failed);
      expect(screen.queryByText(t.empty)).toBeNull();
      expect(skeletons()).toHaveLength(0);
      expect(viewAll()).toHaveAttribute('href', list);
      http.answer(call, listOf(propertyRecords(1)));
      await press(within(alert).getByRole('button', { name: t.retry }));
      expect(await screen.findByRole('link', { name: nameIn(language, 'p1') })).toBeInTheDocument();
      expect(section().queryByRole('alert')).toBeNull();
    },
  );

  it('section 8: Retry stays in its place while the list is asked for again, and after another failure', async () => {
    const answer = pending<HttpResult>();
    const { http } = await mountParcel(parcel, { [call]: status(400) }, language);
    const retry = await section().findByRole('button', { name: t.retry });
    http.answer(call, () => answer.promise);
    await press(retry);
    expect(await section().findByRole('button', { name: t.retrying })).toBe(retry);
    await answer.settle(status(400));
    expect(await section().findByRole('button', { name: t.retry })).toBe(retry);
  });
});

it.each(PARCELS)('section 1: $parcel changes its language where it stands', async ({ parcel, call }) => {
  const { switchLanguage, http } = await mountParcel(parcel, { [call]: listOf(propertyRecords(1)) }, 'ar');
  await screen.findByRole('link', { name: 'عقار p1' });
  await switchLanguage('en');
  expect(screen.getByRole('heading', { level: 2, name: words.en[parcel].title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Listing p1' })).toBeInTheDocument();
  expect(http.requests).toHaveLength(1);
});
