import type { Language } from '@shared/contract';
import { expectAccessible, offline, ok, status } from '@shared/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { propertyRecord, propertyRecords } from '../data/property-record.test-kit.ts';
import {
  RENT,
  SELL,
  cardsArrive,
  comeNear,
  listOf,
  mountListings,
  mountParcel,
  nameIn,
  press,
  unmountListings,
  words,
  type ApiKind,
} from './listings.test-kit.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

const records = [...propertyRecords(14), propertyRecord('sold', { soldOut: true })];
/** An API of the specification alone has a call for each. */
const each = Object.fromEntries(
  records.map((record) => [`GET /home/homes/${record._id}`, ok({ data: record })] as const),
);
const answers = { [SELL]: listOf(records), [RENT]: listOf([]), ...each };

const view = (...ids: string[]) => window.localStorage.setItem('recently-viewed', JSON.stringify(ids));
const kept = () => JSON.parse(window.localStorage.getItem('recently-viewed') ?? 'null') as unknown;
const APIS: readonly ApiKind[] = ['plain', 'searching'];

describe.each(
  APIS.flatMap((api) => (['ar', 'en'] as const).map((language): [ApiKind, Language] => [api, language])),
)('what was viewed, of an API that is %s, in %s', (api, language) => {
  const t = words[language];
  const shelf = () => within(screen.getByRole('region', { name: t.viewed.title }));
  const names = () =>
    shelf()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const home = () => mountParcel('recently-viewed', answers, language, {}, api);

  it('stands on home when the visitor comes near, the last first, without what is sold or gone', async () => {
    view('p2', 'gone', 'sold', 'p1');
    const { element, http } = await home();
    expect(http.requests).toEqual([]);
    await comeNear();
    await waitFor(() => expect(names()).toEqual(['p2', 'p1'].map((id) => nameIn(language, id))));
    expect(shelf().getByRole('link', { name: nameIn(language, 'p2') })).toHaveAttribute(
      'href',
      '/property/p2',
    );
    // Gone for good; what is sold may be had again.
    expect(kept()).toEqual(['p2', 'sold', 'p1']);
    await expectAccessible(element);
  });

  it('is twelve at most, and is cleared by a button', async () => {
    view(...records.slice(0, 13).map(({ _id }) => _id));
    await home();
    await comeNear();
    await waitFor(() => expect(names()).toHaveLength(12));
    await press(shelf().getByRole('button', { name: t.viewed.clear }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('is nothing where nothing was viewed or the API fails', async () => {
    const { http } = await home();
    await comeNear();
    expect(http.requests).toEqual([]);
    view('p1');
    await unmountListings();
    view('p1');
    const failing = Object.fromEntries(Object.keys(answers).map((call) => [call, status(400)]));
    await mountParcel('recently-viewed', { ...failing, 'GET /listings/search': offline }, language, {}, api);
    await comeNear();
    expect(screen.queryByRole('region')).toBeNull();
    expect(kept()).toEqual(['p1']);
  });
});

it('stands below a list', async () => {
  view('p14');
  await mountListings('/sell?type=villa', { ...answers, [SELL]: listOf(records.slice(0, 2)) }, 'en');
  await cardsArrive(2);
  await screen.findByRole('region', { name: words.en.results.label });
  await waitFor(async () => {
    await comeNear();
    expect(
      within(screen.getByRole('region', { name: words.en.viewed.title })).getByRole('link'),
    ).toHaveAttribute('href', '/property/p14');
  });
});

it.each(['{', '{"a":1}', '[1,null]', '"p1"'])('bears rubbish in the storage: %s', async (rubbish) => {
  window.localStorage.setItem('recently-viewed', rubbish);
  const { renderErrors, http } = await mountParcel('recently-viewed', answers, 'en');
  await comeNear();
  expect([renderErrors, http.requests]).toEqual([[], []]);
});
