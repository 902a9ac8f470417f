import type { HttpResult } from '@shared/contract';
import { expectAccessible, offline, ok } from '@shared/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { comeNear, listOf, mountListings, unmountListings, words } from '../pages/listings.test-kit.ts';

afterEach(unmountListings);

const NEAR = 'GET /listings/near';
const HERE = { city: 'الرياض', city_en: 'Riyadh', lat: 24.8, lng: 46.6 };
/** So many metres north of it. */
const north = (metres: number) => ({ ...HERE, lat: HERE.lat + metres / 111_195 });

const villa = propertyRecord('p1', { location: HERE });
const others = [
  propertyRecord('far', { location: north(29_000) }),
  propertyRecord('beyond', { location: north(31_000) }),
  propertyRecord('nowhere', { location: { city: 'الرياض' } }),
  // One coordinate is no place.
  propertyRecord('half', { location: { lat: HERE.lat } }),
  propertyRecord('sold', { location: north(100), soldOut: true }),
  propertyRecord('door', { location: north(20) }),
  villa,
  propertyRecord('walk', { location: north(340) }),
  propertyRecord('ride', { location: north(1240) }),
];
/** As the API answers it: by distance, itself among them. */
const near = ['door', 'p1', 'walk', 'ride', 'far'].map((id) => others.find(({ _id }) => _id === id));
const answersWith = (home: unknown, answer: HttpResult = listOf(near)) => ({
  'GET /home/homes/p1': ok({ data: home }),
  'GET /home/sell': listOf(others),
  [NEAR]: answer,
});

const shelf = (language: 'ar' | 'en') =>
  screen.findByRole('region', { name: words[language].nearby.title }).then(within);

const SAID = {
  ar: ['في الموقع نفسه', 'على بُعد 350 م', 'على بُعد 1.2 كم', 'على بُعد 29 كم'],
  en: ['At the same place', '350 m away', '1.2 km away', '29 km away'],
} as const;

describe.each(['ar', 'en'] as const)('what stands near a property, in %s', (language) => {
  it.each(['plain', 'near'] as const)(
    'is listed by distance, said in words; what is sold, far off or nowhere is not (%s API)',
    async (api) => {
      const { http, element } = await mountListings('/property/p1', answersWith(villa), language, api);
      const rows = (await shelf(language)).getAllByRole('listitem');
      expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
        ['door', 'walk', 'ride', 'far'].map((id) => `/property/${id}`),
      );
      rows.forEach((row, index) => expect(row).toHaveTextContent(SAID[language][index] ?? ''));
      const asked = http.requests.filter(({ path }) => path === '/listings/near');
      // React's strict mode breaks a first question off, and asks anew.
      expect(asked.length > 0).toBe(api === 'near');
      for (const { query } of asked)
        expect(query).toEqual({ lat: '24.80000', lng: '46.60000', list: 'sell', limit: 6 });
      await expectAccessible(element);
    },
  );
});

it.each([
  ['that says no coordinates, though its map shows the default place', propertyRecord('p1')],
  ['that says one of the two', propertyRecord('p1', { location: { lat: 24.8 } })],
])('there is nothing near a property %s, and nothing is asked', async (_what, home) => {
  const { http } = await mountListings('/property/p1', answersWith(home), 'en', 'near');
  await screen.findByRole('region', { name: words.en.nearby.similar });
  await comeNear();
  expect(screen.queryByRole('region', { name: words.en.nearby.title })).toBeNull();
  expect(http.requests.filter(({ path }) => path === '/listings/near')).toEqual([]);
});

it.each([
  ['none is near', listOf([])],
  ['the API does not answer', offline],
])('where %s it is left out', async (_what, answer) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { http } = await mountListings('/property/p1', answersWith(villa, answer), 'en', 'near');
  await waitFor(() => expect(http.requests.some(({ path }) => path === '/listings/near')).toBe(true));
  // What does not answer is asked once more.
  await waitFor(() => expect(screen.queryByRole('region', { name: words.en.nearby.title })).toBeNull());
  expect(screen.getByRole('region', { name: words.en.nearby.similar })).toBeInTheDocument();
  jest.restoreAllMocks();
});
