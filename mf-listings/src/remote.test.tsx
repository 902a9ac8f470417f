import type { HttpRequest } from '@shared/contract';
import { defineRemote } from '@shared/remote-kit';
import {
  createFakeHttp,
  inScenario,
  expectAccessible,
  expectNoLeaks,
  mountRemote,
} from '@shared/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../package.json';
import { propertyRecord, propertyRecords } from './data/property-record.test-kit.ts';
import { SEARCH } from './data/searching-api.test-kit.ts';
import { definition } from './definition.ts';
import { listOf, mountListings, unmountListings } from './pages/listings.test-kit.ts';

const LIST = { 'GET /home/sell': listOf(propertyRecords(3)) };
const DETAIL = { 'GET /home/homes/p1': listOf([]), ...LIST };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

describe.each(['ar', 'en'] as const)('mf-listings in %s (design, "Accessibility")', (language) => {
  it('axe finds nothing in a list of cards', async () => {
    const { element } = await mountListings('/sell', LIST, language);
    await screen.findAllByRole('article');
    await expectAccessible(element);
  });

  it('axe finds nothing in a property', async () => {
    const answers = {
      ...DETAIL,
      'GET /home/homes/p1': { ok: true, status: 200, data: { data: propertyRecord('p1') } },
    } as const;
    const { element } = await mountListings('/property/p1', answers, language);
    await screen.findByRole('heading', { level: 1 });
    await expectAccessible(element);
  });

  it.each(['empty', '500', 'offline'] as const)('axe finds nothing when the API is %s', async (scenario) => {
    const http = createFakeHttp({ '*': inScenario(scenario) });
    const { element, unmount } = await mountRemote(defineRemote(definition), {
      url: '/rent',
      language,
      http,
    });
    await screen.findByRole('heading', { level: 2 }, { timeout: 3000 });
    await expectAccessible(element);
    await unmount();
  });
});

describe('mf-listings leaves nothing behind (quality, "Memory")', () => {
  it.each(['/sell', '/property/none'])('at %s', async (url) => {
    await expectNoLeaks(defineRemote(definition), {
      url,
      http: createFakeHttp(LIST),
      shown: (element) => within(element).findByRole('heading', { level: 1 }),
    });
  });

  it('as the parcel of home', async () => {
    const parcel = defineRemote(definition).parcels['latest-sale'];
    if (!parcel) throw new Error('mf-listings offers no parcel latest-sale');
    await expectNoLeaks(parcel, {
      url: '/',
      http: createFakeHttp(LIST),
      shown: (element) => within(element).findAllByRole('article'),
    });
  });
});

describe('the calls that a release names (package.json, "remote.calls")', () => {
  const CALLS = [
    ...Object.entries(remote.calls).map(([path, calls]) => ['plain', path, calls] as const),
    ...Object.entries(remote.callsWith['lists.search']).map(
      ([path, calls]) => ['searching', path, calls] as const,
    ),
  ];
  it.each(CALLS)('%s API: %s begins with them', async (api, path, calls) => {
    const asked: string[] = [];
    const answer = ({ path: of, query = {} }: HttpRequest) => {
      const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
      asked.push(search === '' ? of : `${of}?${search}`);
      return listOf([propertyRecord('p1')]);
    };
    const url = path.replace(':id', 'p1');
    const answers = {
      'GET /home/sell': answer,
      'GET /home/rent': answer,
      'GET /home/homes/p1': answer,
      [SEARCH]: answer,
    };
    await mountListings(url, answers, 'ar', api);
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(calls.length));
    expect(asked.slice(0, calls.length).toSorted()).toEqual(
      calls.map((call) => call.replace(':id', 'p1')).toSorted(),
    );
  });
});

it.each([
  ['plain', createFakeHttp(LIST), ['/home/sell', '/home/rent']],
  [
    'searching',
    createFakeHttp({}, ['lists.search']),
    ['/listings/search sell 24', '/listings/search rent 24'],
  ],
])('fetches both lists for the start-up, or their first pages: %s API', async (_api, http, expected) => {
  await defineRemote(definition).startUp?.({ http });
  expect(
    http.requests.map(({ path, query }) => [path, query?.['list'], query?.['limit']].join(' ').trim()),
  ).toEqual(expected);
});
