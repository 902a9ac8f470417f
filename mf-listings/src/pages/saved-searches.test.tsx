import type { Language } from '@shared/contract';
import { defineRemote } from '@shared/remote-kit';
import { createFakeBus } from '@shared/bus/testing';
import { expectAccessible, ok, status } from '@shared/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { definition } from '../definition.ts';
import {
  SELL,
  cardsArrive,
  httpOf,
  listOf,
  mountListings,
  nameIn,
  press,
  unmountListings,
  words,
  type ApiKind,
} from './listings.test-kit.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-24T12:00:00Z');
const YESTERDAY = NOW - 24 * 60 * MINUTE;
const NEWS = 'GET /listings/news';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

const records = [
  propertyRecord('old', { publishedAt: new Date(YESTERDAY - MINUTE).toISOString() }),
  propertyRecord('new', { publishedAt: new Date(YESTERDAY + MINUTE).toISOString() }),
  propertyRecord('unknown'),
  propertyRecord('flat', { propertyType: 'apartment', publishedAt: new Date(NOW).toISOString() }),
];
const answers = { [SELL]: listOf(records) };

const search = (fields: Readonly<Record<string, unknown>> = {}) => ({
  list: 'sale',
  query: 'type=villa',
  openedAt: YESTERDAY,
  since: YESTERDAY - 60 * MINUTE,
  fresh: 0,
  ...fields,
});
const keep = (searches: readonly unknown[], countedAt = NOW) =>
  window.localStorage.setItem('saved-searches', JSON.stringify({ searches, countedAt }));
const kept = () =>
  (
    JSON.parse(window.localStorage.getItem('saved-searches') ?? '{}') as {
      searches?: ReturnType<typeof search>[];
    }
  ).searches ?? [];

describe.each<Language>(['ar', 'en'])('a list that is saved as a search, in %s', (language) => {
  const t = words[language];
  const button = () => screen.getByRole('button', { name: t.searches.save });
  const mount = (url: string, api: ApiKind = 'newest') => mountListings(url, answers, language, api);
  const marked = () =>
    Array.from(document.querySelectorAll('article'))
      .filter((card) => within(card).queryByText(t.badges.new))
      .map((card) => card.querySelector('h2')?.textContent);

  it('is kept with its filters, whatever page and order it is seen in, and taken back', async () => {
    const { toasts } = await mount('/sell?type=villa&city=حولي&sort=price-asc');
    await cardsArrive(3);
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await press(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
    expect(kept()).toEqual([
      {
        list: 'sale',
        query: new URLSearchParams({ type: 'villa', city: 'حولي' }).toString(),
        city: { name: 'حولي', name_en: 'Hawalli' },
        openedAt: NOW,
        since: NOW,
        fresh: 0,
      },
    ]);
    expect(toasts).toMatchObject([{ toast: { title: t.searches.savedTitle } }]);
    await press(button());
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(kept()).toEqual([]);
  });

  it('marks what is shown since the last visit, is no longer news, and keeps the marks for this visit', async () => {
    keep([search({ fresh: 1 }), search({ query: 'type=land', fresh: 2 })]);
    const { bus, unmount } = await mount('/sell?type=villa');
    await waitFor(() => expect(marked()).toEqual([nameIn(language, 'new')]));
    expect(bus.news$.value).toBe(2);
    expect(kept()[0]).toMatchObject({ openedAt: NOW, since: YESTERDAY, fresh: 0 });
    await unmount();
    jest.mocked(Date.now).mockReturnValue(NOW + 20 * MINUTE);
    await mount('/sell?type=villa');
    await waitFor(() => expect(marked()).toEqual([nameIn(language, 'new')]));
    await unmountListingsKeeping();
    jest.mocked(Date.now).mockReturnValue(NOW + 90 * MINUTE);
    await mount('/sell?type=villa');
    await waitFor(() => expect(kept()[0]?.since).toBe(NOW + 20 * MINUTE));
    expect(marked()).toEqual([]);
  });

  it('is followed by a link with its filters, where the API says what is newest', async () => {
    const { unmount } = await mount('/sell?type=villa&sort=area-asc&page=2');
    expect(screen.getByRole('link', { name: t.searches.follow })).toHaveAttribute(
      'href',
      `/sell/rss.xml?type=villa&lang=${language}`,
    );
    await unmount();
    keep([search()]);
    await mount('/sell?type=villa', 'searching');
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByRole('link', { name: t.searches.follow })).toBeNull();
    expect(marked()).toEqual([]);
  });

  it('stands on a page of its own by its filters in words, with what is new first, and is removed there', async () => {
    keep(
      [
        search({ query: 'type=villa&city=Hawalli', city: { name: 'حولي', name_en: 'Hawalli' } }),
        search({ query: '' }),
        search({ list: 'no such list' }),
      ],
      0,
    );
    const news = jest.fn(() => ok({ data: [7, 0] }));
    const { element, http, bus } = await mountListings(
      '/properties?searches=1',
      { ...answers, [NEWS]: news },
      language,
      'newest',
    );
    const name = language === 'ar' ? 'فيلا، حولي' : 'Villa, Hawalli';
    const link = await screen.findByRole('link', { name });
    await waitFor(() => expect(link).toHaveAttribute('href', '/sell?type=villa&city=Hawalli&sort=newest'));
    expect(screen.getByText(language === 'ar' ? '7 عقارات جديدة' : '7 new properties')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: t.searches.all })).toHaveAttribute('href', '/sell');
    expect(news).toHaveBeenCalledTimes(1);
    const [asked] = http.requests.filter(({ path }) => path === '/listings/news');
    const since = encodeURIComponent(new Date(YESTERDAY).toISOString());
    expect(asked?.query).toEqual({
      of: `list=sell&type=villa&city=Hawalli&since=${since}|list=sell&since=${since}`,
    });
    expect(bus.news$.value).toBe(7);
    await expectAccessible(element);
    const title = language === 'ar' ? t.lists.sale.title : 'Properties for sale';
    await press(
      screen.getByRole('button', { name: t.searches.remove.replace('{{name}}', `${title}: ${name}`) }),
    );
    expect(screen.queryByRole('link', { name })).toBeNull();
    expect(bus.news$.value).toBe(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('has a page that says when there is none', async () => {
    const { heads } = await mount('/properties?searches=1');
    expect(await screen.findByRole('heading', { name: t.searches.noneTitle })).toBeInTheDocument();
    expect(heads.at(-1)).toMatchObject({ title: t.searches.title, listed: false });
  });
});

/** As a visitor who comes back does. */
async function unmountListingsKeeping() {
  const storage = window.localStorage.getItem('saved-searches') ?? '';
  await unmountListings();
  window.localStorage.setItem('saved-searches', storage);
}

describe('the start-up', () => {
  async function startUp(http = httpOf('newest', { ...answers, [NEWS]: ok({ data: [4] }) })) {
    const bus = createFakeBus('en');
    await act(async () => defineRemote(definition).startUp?.({ http, bus }));
    return { bus, asked: http.requests.filter(({ path }) => path === '/listings/news').length };
  }

  it('asks what is new once an hour, and tells it each time', async () => {
    keep([search()], NOW - 61 * MINUTE);
    const first = await startUp();
    expect([first.asked, first.bus.news$.value]).toEqual([1, 4]);
    const second = await startUp();
    expect([second.asked, second.bus.news$.value]).toEqual([0, 4]);
  });

  it('asks an API that fails no sooner', async () => {
    keep([search({ fresh: 3 })], 0);
    expect((await startUp(httpOf('newest', { ...answers, [NEWS]: status(400) }))).asked).toBe(1);
    const { asked, bus } = await startUp();
    expect([asked, bus.news$.value]).toEqual([0, 3]);
  });

  it('asks nothing of an API that cannot say, and nothing without a saved search', async () => {
    keep([search({ fresh: 3 })], 0);
    const silent = await startUp(httpOf('searching', answers));
    expect([silent.asked, silent.bus.news$.value]).toEqual([0, 0]);
    keep([], 0);
    expect((await startUp()).asked).toBe(0);
  });
});

describe('storage', () => {
  const t = words.en;
  const button = () => screen.getByRole('button', { name: t.searches.save });

  it('that is blocked keeps a search as long as the page', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await mountListings('/sell', answers, 'en', 'newest');
    await press(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  });

  it.each(['{', '[]', '{"searches":[{"list":1},{"query":"x"},null,7],"countedAt":"soon"}'])(
    'that holds %s counts as empty',
    async (rubbish) => {
      window.localStorage.setItem('saved-searches', rubbish);
      const { renderErrors } = await mountListings('/properties?searches=1', answers, 'en', 'newest');
      expect(await screen.findByRole('heading', { name: t.searches.noneTitle })).toBeInTheDocument();
      expect(renderErrors).toEqual([]);
    },
  );

  it('holds twenty at most: the next is refused and nothing is lost', async () => {
    keep(Array.from({ length: 20 }, (_, index) => search({ query: `min=${index}` })));
    const { toasts } = await mountListings('/sell', answers, 'en', 'newest');
    await press(button());
    await waitFor(() => expect(toasts).toMatchObject([{ toast: { title: t.searches.fullTitle } }]));
    expect(kept()).toHaveLength(20);
  });
});
