import { ok, status } from '@shared/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { propertyRecord, propertyRecords } from '../data/property-record.test-kit.ts';
import {
  cardNames,
  cardsArrive,
  listOf,
  mountListings,
  press,
  unmountListings,
  words,
} from './listings.test-kit.ts';

const records = propertyRecords(5);
const answers = {
  'GET /home/sell': listOf(records),
  'GET /home/rent': listOf([propertyRecord('r1', { add_Type: 'rent' })]),
  ...Object.fromEntries(records.map((record) => [`GET /home/homes/${record._id}`, ok({ data: record })])),
};
const keep = (key: string, value: unknown) => window.localStorage.setItem(key, JSON.stringify(value));
const kept = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');

afterEach(unmountListings);

describe.each([
  ['ar', 'plain'],
  ['en', 'searching'],
] as const)('favourites, in %s, %s API', (language, api) => {
  const t = words[language];
  const nameOf = (id: string) => (language === 'ar' ? `عقار ${id}` : `Listing ${id}`);
  const heart = (id: string) =>
    screen.getByRole('button', { name: t.favourites.keep.replace('{{name}}', nameOf(id)) });

  it('are kept by a heart on the card, and given up by it', async () => {
    await mountListings('/sell', answers, language, api);
    await cardsArrive(5);
    expect(heart('p2')).toHaveAttribute('aria-pressed', 'false');
    await press(heart('p2'));
    await press(heart('p1'));
    expect(heart('p2')).toHaveAttribute('aria-pressed', 'true');
    expect(kept('favourites')).toEqual(['p1', 'p2']);
    await press(heart('p2'));
    expect(kept('favourites')).toEqual(['p1']);
  });

  it('stand at an address of their own, out of both lists, and stay there while a heart is given up', async () => {
    keep('favourites', ['r1', 'p3', 'gone', 'cut\uD83C']);
    await mountListings('/properties?saved=1', answers, language, api);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t.lists.saved.title);
    await screen.findAllByRole('article');
    expect(cardNames().toSorted()).toEqual([nameOf('p3'), nameOf('r1')].toSorted());
    await press(heart('p3'));
    expect(kept('favourites')).toEqual(['r1', 'gone', 'cut\uFFFD']);
    expect(cardNames()).toHaveLength(2);
  });

  it('say so when there are none', async () => {
    await mountListings('/properties?saved=1', answers, language, api);
    expect(await screen.findByRole('heading', { name: t.favourites.noneTitle })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: t.favourites.browse })).toHaveAttribute('href', '/properties');
  });

  it('that cannot be had are not none', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    keep('favourites', ['p1']);
    const broken = { 'GET /home/sell': status(400), 'GET /home/rent': status(400) };
    const { http } = await mountListings('/properties?saved=1', broken, language, api);
    const alert = await screen.findByRole('alert');
    http.answer('GET /home/sell', answers['GET /home/sell']);
    http.answer('GET /home/rent', answers['GET /home/rent']);
    await press(within(alert).getByRole('button', { name: t.failed.retry }));
    await waitFor(() => expect(cardNames()).toEqual([nameOf('p1')]));
    jest.restoreAllMocks();
  });

  it('are shared by a link that names them', async () => {
    keep('favourites', ['p1', 'p4']);
    await mountListings('/properties?saved=1', answers, language, api);
    const share = await screen.findByRole<HTMLAnchorElement>('link', { name: t.detail.share });
    expect(decodeURIComponent(decodeURIComponent(share.href))).toContain('/properties?ids=p1,p4');
  });

  it('of somebody else are shown without touching one’s own', async () => {
    keep('favourites', ['p5']);
    await mountListings('/properties?ids=p1,p4', answers, language, api);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t.lists.shared.title);
    await screen.findAllByRole('article');
    expect(cardNames()).toEqual([nameOf('p1'), nameOf('p4')]);
    expect(kept('favourites')).toEqual(['p5']);
  });

  it.each(['{', '{"a":1}', '[1,null,"p1"]', '"p1"'])('bear rubbish in the storage: %s', async (rubbish) => {
    window.localStorage.setItem('favourites', rubbish);
    const { renderErrors } = await mountListings('/sell', answers, language, api);
    await cardsArrive(5);
    await press(heart('p2'));
    expect(heart('p2')).toHaveAttribute('aria-pressed', 'true');
    expect(renderErrors).toEqual([]);
  });
});

it('favourites last as long as the page where storage is blocked', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await mountListings('/sell', answers, 'en');
  await cardsArrive(5);
  const heart = screen.getByRole('button', { name: 'Keep Listing p1 as a favourite' });
  await press(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  blocked.mockRestore();
});

describe.each(['ar', 'en'] as const)('a comparison, in %s', (language) => {
  const t = words[language];
  const nameOf = (id: string) => (language === 'ar' ? `عقار ${id}` : `Listing ${id}`);
  const choose = (id: string) =>
    press(screen.getByRole('button', { name: t.compare.choose.replace('{{name}}', nameOf(id)) }));

  it('is put together on the cards, from two on, up to four', async () => {
    const { toasts } = await mountListings('/sell', answers, language);
    await cardsArrive(5);
    await choose('p1');
    const tray = within(screen.getByRole('region', { name: t.compare.tray.label }));
    expect(tray.queryByRole('link', { name: t.compare.tray.open })).toBeNull();
    await choose('p2');
    expect(tray.getByRole('link', { name: t.compare.tray.open })).toHaveAttribute(
      'href',
      '/properties?compare=p1%2Cp2',
    );
    await choose('p3');
    await choose('p4');
    expect(toasts).toEqual([]);
    await choose('p5');
    expect(toasts.at(-1)).toMatchObject({ type: 'add', toast: { title: t.compare.fullTitle } });
    expect(kept('comparison')).toEqual(['p1', 'p2', 'p3', 'p4']);
    await press(tray.getByRole('button', { name: t.compare.tray.clear }));
    expect(kept('comparison')).toEqual([]);
  });

  it('stands side by side at an address that can be shared', async () => {
    const { heads } = await mountListings('/properties?compare=p2,p1', answers, language);
    const table = within(await screen.findByRole('table'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t.compare.title);
    expect(heads.at(-1)?.title).toBe(t.compare.title);
    const columns = table.getAllByRole('columnheader').slice(1);
    expect(columns.map((column) => within(column).getByRole('link').textContent)).toEqual([
      nameOf('p2'),
      nameOf('p1'),
    ]);
    const row = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr') ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row(t.compare.rows.rooms)).toEqual(['3', '3']);
    expect(row(t.compare.rows.perMetre).join()).toContain('10');
    expect(
      screen.getByRole('link', { name: t.compare.book.replace('{{name}}', nameOf('p1')) }),
    ).toHaveAttribute('href', '/Appointments?property=p1');
  });

  it('marks where they differ, and leaves out what is the same of all of them when asked to', async () => {
    const differing = {
      ...answers,
      'GET /home/homes/p1': ok({ data: propertyRecord('p1', { rooms: 3 }) }),
      'GET /home/homes/p2': ok({ data: propertyRecord('p2', { rooms: 5 }) }),
    };
    await mountListings('/properties?compare=p2,p1', differing, language);
    const table = within(await screen.findByRole('table'));
    const headers = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const { rows, differs, differencesOnly } = t.compare;
    expect(headers()).toEqual(expect.arrayContaining([rows.city, rows.rooms + differs]));
    const narrow = screen.getByRole('checkbox', { name: differencesOnly });
    expect(narrow).toHaveAccessibleDescription(/\d|صف/);
    await press(narrow);
    expect(headers().slice(0, -1)).toEqual([rows.rooms + differs]);
    await press(narrow);
    expect(headers()).toContain(rows.city);
  });

  it('lets one be taken out', async () => {
    await mountListings('/properties?compare=p1,p2,p3', answers, language);
    await screen.findByRole('table');
    await press(screen.getByRole('button', { name: t.compare.remove.replace('{{name}}', nameOf('p2')) }));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('compare')).toBe('p1,p3'));
    expect(screen.queryByRole('link', { name: nameOf('p2') })).toBeNull();
  });

  it('says which are gone, and which could not be had', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const some = { ...answers, 'GET /home/homes/p2': status(404), 'GET /home/homes/p3': status(400) };
    await mountListings('/properties?compare=p1,p2,p3', some, language);
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(
      screen.getByText(
        language === 'ar' ? t.compare.missing_one : '1 of the properties is no longer on offer',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(t.failed.title);
    jest.restoreAllMocks();
  });
});
