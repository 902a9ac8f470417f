import { expectAccessible, offline, type FakeAnswer } from '@shared/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import mapAr from '../map/locales/ar.json';
import mapEn from '../map/locales/en.json';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import {
  cardNames,
  listingAt,
  listOf,
  maps,
  mountMap,
  press,
  loseMaps,
  refuseMaps,
  RENT,
  SELL,
  threeListings,
  unmountMap,
  type FakeMap,
} from './map.test-kit.ts';

jest.mock('../map/load-map.ts', () => ({
  loadMap: async () => (await import('./map.test-kit.ts')).fakeDrawMap,
}));

const words = { ar: { ...ar, map: { ...ar.map, ...mapAr } }, en: { ...en, map: { ...en.map, ...mapEn } } };

/** Within half a degree of Kuwait. */
const KUWAIT = '29_47*30_47*30_49*29_49';

const drawnMap = async (): Promise<FakeMap> => {
  await waitFor(() => expect(maps).toHaveLength(1));
  await screen.findByRole('button', { name: /Draw an area|رسم نطاق/ });
  return maps[0] as FakeMap;
};
/** The line that says how many there are. */
const countLine = () => document.querySelector('output[tabindex]');
const pinIds = (map: FakeMap) => map.content.pins.map(({ id }) => id);

afterEach(unmountMap);

describe.each(['ar', 'en'] as const)('/map in %s', (language) => {
  it('lists what it shows, with prices, and says where it stands and how much it is', async () => {
    const mounted = await mountMap('/map', threeListings(), language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words[language].title);
    expect(mounted.heads.at(-1)).toMatchObject({ title: words[language].title, canonical: '/map' });
    await waitFor(() => expect(cardNames()).toHaveLength(3));
    // Those for sale and for rent by turns.
    expect(cardNames().map((name) => name.slice(-2))).toEqual(['s1', 'r1', 's2']);
    expect(screen.getByText(words[language].results.unplaced)).toBeVisible();
    expect(countLine()).toHaveTextContent(language === 'ar' ? '3 عقارات' : '3 properties');
    const map = await drawnMap();
    // Without a place nothing stands on a map.
    expect(map.content.pins).toMatchObject([
      { id: 's1', lat: 29.3, lng: 48.05, price: language === 'ar' ? '250\u00A0ألف' : '250K', isRent: false },
      { id: 'r1', price: language === 'ar' ? '1.2\u00A0ألف' : '1.2K', isRent: true },
    ]);
    await expectAccessible(mounted.element);
  });
});

it('speaks the other language where it stands, the map too', async () => {
  const mounted = await mountMap(`/map?area=${KUWAIT}`, threeListings());
  const map = await drawnMap();
  await mounted.switchLanguage('ar');
  expect(await screen.findByRole('button', { name: mapAr.draw })).toBeVisible();
  expect(map.content.language).toBe('ar');
  expect(window.location.search).toBe(`?area=${KUWAIT}`);
  expect(screen.getByText('عقار واحد داخل النطاق')).toBeVisible();
});

it('narrows to a deal by links whose addresses keep the area', async () => {
  await mountMap(`/map?area=${KUWAIT}`, threeListings());
  const map = await drawnMap();
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  const rent = screen.getByRole('link', { name: 'For rent' });
  expect(rent).toHaveAttribute('href', `/map?offer=rent&area=${KUWAIT}`);
  await press(rent);
  expect(window.location.search).toBe(`?offer=rent&area=${KUWAIT}`);
  await waitFor(() => expect(cardNames()).toEqual([]));
  expect(screen.getByText(en.empty.area)).toBeVisible();
  expect(pinIds(map)).toEqual([]);
});

describe('an area', () => {
  it('in the address is all that list and map show, until everywhere is searched again', async () => {
    await mountMap(`/map?area=${KUWAIT}`, threeListings());
    const map = await drawnMap();
    expect(cardNames()).toEqual(['Listing s1']);
    expect(pinIds(map)).toEqual(['s1']);
    expect(map.content.area).toHaveLength(4);
    await press(screen.getByRole('button', { name: en.area.clear }));
    expect(window.location.search).toBe('');
    await waitFor(() => expect(cardNames()).toHaveLength(3));
    expect(countLine()).toHaveFocus();
  });

  it('that cannot be read is said, and everything is shown', async () => {
    await mountMap('/map?area=29_47*x', threeListings());
    expect(await screen.findByText(en.area.unreadable)).toBeVisible();
    await waitFor(() => expect(cardNames()).toHaveLength(3));
  });

  it('is drawn by hand, in one step of the history', async () => {
    await mountMap('/map?page=7', threeListings());
    const map = await drawnMap();
    const steps = window.history.length;
    await press(screen.getByRole('button', { name: mapEn.draw }));
    expect(screen.getByText(mapEn.drawing)).toBeVisible();
    const sheet = screen.getByTestId('drawing');
    const move = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number, clientY: number) =>
      fireEvent[type](sheet, { clientX, clientY, isPrimary: true, button: 0, pointerId: 1 });
    await act(async () => {
      move('pointerDown', 80, 20);
      move('pointerUp', 81, 20);
    });
    expect(screen.getByText(mapEn.tooSmall)).toBeVisible();
    await act(async () => {
      move('pointerDown', 80, 20);
      move('pointerMove', 180, 20);
      move('pointerMove', 180, 120);
      move('pointerMove', 80, 120);
      move('pointerUp', 80, 121);
    });
    expect(window.location.search).toBe('?area=29.8_47.8*29.8_48.8*28.8_48.8*28.8_47.8');
    expect(window.history.length).toBe(steps + 1);
    expect(screen.queryByTestId('drawing')).toBeNull();
    await waitFor(() => expect(cardNames()).toEqual(['Listing s1']));
    expect(pinIds(map)).toEqual(['s1']);
    // It stands where it was drawn: nothing has to be brought into sight.
    expect(map.shown).toEqual([]);
  });

  it('need not be drawn: what is on the screen is searched by a button', async () => {
    await mountMap('/map', threeListings());
    await drawnMap();
    await press(screen.getByRole('button', { name: mapEn.searchView }));
    expect(window.location.search).toBe('?area=30_47*30_49*29_49*29_47');
    await waitFor(() => expect(cardNames()).toEqual(['Listing s1']));
  });

  it('is not drawn any more once Escape was pressed', async () => {
    await mountMap('/map', threeListings());
    await drawnMap();
    await press(screen.getByRole('button', { name: mapEn.draw }));
    await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
    expect(screen.queryByTestId('drawing')).toBeNull();
    expect(screen.getByRole('button', { name: mapEn.draw })).toHaveFocus();
  });

  it('from elsewhere is brought into sight', async () => {
    const mounted = await mountMap('/map', threeListings());
    const map = await drawnMap();
    await mounted.navigate(`/map?area=${KUWAIT}`);
    await waitFor(() => expect(map.shown).toHaveLength(1));
  });
});

describe('a press on a pin', () => {
  it('opens a card with the way to the property; Escape closes it and leads back to the map', async () => {
    const mounted = await mountMap('/map', threeListings());
    const map = await drawnMap();
    await map.press(['r1']);
    const card = screen.getByRole('dialog', { name: 'Listing r1' });
    expect(card).toHaveFocus();
    expect(map.marked).toBe('r1');
    expect(screen.getByRole('link', { name: mapEn.open })).toHaveAttribute('href', '/property/r1');
    await expectAccessible(mounted.element);
    await act(async () => void fireEvent.keyDown(card, { key: 'Escape' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('canvas')).toHaveFocus();
    expect(map.marked).toBeUndefined();
  });

  it('where several stand shows them by turns, and one beside all closes the card', async () => {
    await mountMap('/map', {
      [SELL]: listOf([listingAt('a', 1, 1), listingAt('b', 1, 1)]),
      [RENT]: listOf([]),
    });
    const map = await drawnMap();
    await map.press(['a', 'b']);
    expect(screen.getByText('1 of 2')).toBeVisible();
    await press(screen.getByRole('button', { name: mapEn.next }));
    expect(screen.getByRole('dialog', { name: 'Listing b' })).toHaveFocus();
    expect(map.marked).toBe('b');
    await map.press([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('has the pin stand out of whatever card is pointed at or focused', async () => {
  await mountMap('/map', threeListings());
  const map = await drawnMap();
  const link = screen.getByRole('link', { name: 'Listing r1' });
  act(() => link.focus());
  expect(map.marked).toBe('r1');
  act(() => link.blur());
  expect(map.marked).toBeUndefined();
});

it('says where no map can be drawn that the list has it all', async () => {
  refuseMaps();
  await mountMap('/map', threeListings());
  expect(await screen.findByText(en.map.missing)).toBeVisible();
  expect(cardNames()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: mapEn.draw })).toBeNull();
});

it('says that the map did not arrive, and asks for it anew when told to', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  loseMaps(true);
  await mountMap('/map', threeListings());
  expect(await screen.findByText(en.map.failed)).toBeVisible();
  expect(cardNames()).toHaveLength(3);
  loseMaps(false);
  await press(screen.getByRole('button', { name: en.failed.retry }));
  expect(pinIds(await drawnMap())).toEqual(['s1', 'r1']);
  expect(screen.queryByText(en.map.failed)).toBeNull();
});

it('says that nothing could be loaded, which is not nothing, and loads it when asked again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const mounted = await mountMap('/map', { [SELL]: offline, [RENT]: offline });
  expect(await screen.findByText(en.failed.title)).toBeVisible();
  for (const [call, answer] of Object.entries(threeListings())) mounted.http.answer(call, answer);
  await press(screen.getByRole('button', { name: en.failed.retry }));
  await waitFor(() => expect(cardNames()).toHaveLength(3));
  // The map's, too.
  expect(pinIds(await drawnMap())).toEqual(['s1', 'r1']);
  expect(screen.queryByText(en.rest.text, { exact: false })).toBeNull();
});

it('shows what could be had where one of the two lists failed, and says so', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const mounted = await mountMap('/map', { ...threeListings(), [RENT]: offline });
  expect(await screen.findByText(en.rest.text, { exact: false })).toBeVisible();
  const map = await drawnMap();
  expect(pinIds(map)).toEqual(['s1']);
  mounted.http.answer(RENT, threeListings()[RENT] ?? offline);
  await press(screen.getByRole('button', { name: en.failed.retry }));
  await waitFor(() => expect(pinIds(map)).toEqual(['s1', 'r1']));
});

it('shows at least the page that the list shows where the rest could not be had, and says so', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const beginning = (answer: FakeAnswer | undefined): FakeAnswer => {
    return ({ query }) => (query?.['limit'] && typeof answer === 'object' ? answer : offline);
  };
  const mounted = await mountMap('/map', {
    [SELL]: beginning(threeListings()[SELL]),
    [RENT]: beginning(threeListings()[RENT]),
  });
  expect(await screen.findByText(en.rest.text, { exact: false })).toBeVisible();
  expect(cardNames()).toHaveLength(3);
  const map = await drawnMap();
  expect(pinIds(map)).toEqual(['s1', 'r1']);
  // Whatever is asked for next, the map stands.
  await press(screen.getByRole('link', { name: en.deals.sell }));
  expect(maps).toEqual([map]);
  await waitFor(() => expect(pinIds(map)).toEqual(['s1']));
  for (const [call, answer] of Object.entries(threeListings())) mounted.http.answer(call, answer);
  await press(screen.getByRole('button', { name: en.failed.retry }));
  await waitFor(() => expect(screen.queryByText(en.rest.text, { exact: false })).toBeNull());
  expect(maps).toEqual([map]);
});

it('has pages of 24, each an address', async () => {
  const many = Array.from({ length: 30 }, (_, index) => listingAt(`p${index}`, 29.3, 48));
  await mountMap('/map', { [SELL]: listOf(many), [RENT]: listOf([]) });
  await waitFor(() => expect(cardNames()).toHaveLength(24));
  await press(screen.getByRole('link', { name: 'Page 2' }));
  expect(window.location.search).toBe('?page=2');
  await waitFor(() => expect(cardNames()).toHaveLength(6));
  // The map has all of them.
  expect(pinIds(await drawnMap())).toHaveLength(30);
});

it('leaves nothing behind', async () => {
  const mounted = await mountMap('/map', threeListings());
  await drawnMap();
  await unmountMap();
  expect(maps).toEqual([]);
  expect(mounted.leftSubscriptions()).toBe(0);
});
