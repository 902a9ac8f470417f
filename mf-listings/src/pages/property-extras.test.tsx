import { ok } from '@shared/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { listOf, mountListings, press, unmountListings, words } from './listings.test-kit.ts';

const villa = propertyRecord('p1', { propertyType: 'villa', price: { amount: 1000, currency: 'SAR' } });
const answers = {
  'GET /home/homes/p1': ok({ data: villa }),
  'GET /home/homes/seen': ok({ data: propertyRecord('seen') }),
  'GET /home/sell': listOf([
    villa,
    propertyRecord('shop', { propertyType: 'shop', location: {} }),
    propertyRecord('sold', { soldOut: true }),
    propertyRecord('near', { price: { amount: 1100 } }),
    propertyRecord('dear', { price: { amount: 9000 }, rooms: 9 }),
    propertyRecord('elsewhere', { location: { city: 'جدة' } }),
    propertyRecord('office', { propertyType: 'office', location: {} }),
  ]),
};

afterEach(unmountListings);

describe.each(['ar', 'en'] as const)(
  'the pictures of a property (specification, section 2), in %s',
  (language) => {
    const t = words[language];
    const counter = (number: number) =>
      t.pictures.counter.replace('{{number}}', String(number)).replace('{{total}}', '3');
    const name = language === 'ar' ? 'عقار p1' : 'Listing p1';
    const [forwards, backwards] =
      language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

    it('turn by the arrow keys in the reading direction', async () => {
      await mountListings('/property/p1', answers, language);
      const gallery = await screen.findByRole('region', { name: t.pictures.label });
      fireEvent.keyDown(gallery, { key: forwards });
      expect(within(gallery).getByRole('status')).toHaveTextContent(counter(2));
      fireEvent.keyDown(gallery, { key: backwards });
      fireEvent.keyDown(gallery, { key: backwards });
      expect(within(gallery).getByRole('status')).toHaveTextContent(counter(3));
    });

    it('fill the window on demand, turn there and come back to where they were', async () => {
      await mountListings('/property/p1', answers, language);
      await press(await screen.findByRole('button', { name: t.pictures.enlarge }));
      const lightbox = await screen.findByRole('dialog', {
        name: t.pictures.large.replace('{{name}}', name),
      });
      const inside = within(lightbox);
      fireEvent.keyDown(lightbox, { key: 'End' });
      expect(inside.getByRole('status')).toHaveTextContent(counter(3));
      fireEvent.keyDown(lightbox, { key: forwards });
      expect(inside.getByRole('status')).toHaveTextContent(counter(1));
      await press(inside.getByRole('button', { name: t.pictures.next }));
      expect(inside.getByRole('status')).toHaveTextContent(counter(2));
      await press(inside.getByRole('button', { name: t.pictures.close }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const gallery = within(screen.getByRole('region', { name: t.pictures.label }));
      expect(gallery.getByRole('status')).toHaveTextContent(counter(2));
    });
  },
);

describe.each(['ar', 'en'] as const)('beside a property, in %s', (language) => {
  const t = words[language];
  const nameOf = (id: string) => (language === 'ar' ? `عقار ${id}` : `Listing ${id}`);
  const shelfShows = (title: string, ids: readonly string[]) =>
    waitFor(() => {
      const cards = within(screen.getByRole('region', { name: title })).getAllByRole('article');
      expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(ids.map(nameOf));
    });

  it.each(['plain', 'searching'] as const)(
    'stand the listings most like it, that can still be had (%s API)',
    async (api) => {
      await mountListings('/property/p1', answers, language, api);
      await shelfShows(t.nearby.similar, ['near', 'dear', 'elsewhere', 'shop']);
    },
  );

  it('each listing like it is a press away from standing beside it', async () => {
    await mountListings('/property/p1', answers, language);
    const shelf = within(await screen.findByRole('region', { name: t.nearby.similar }));
    const name = t.nearby.compareName.replace('{{name}}', nameOf('near'));
    const link = await shelf.findByRole('link', { name });
    expect(name).toContain(t.nearby.compare);
    expect(link).toHaveTextContent(t.nearby.compare);
    expect(link).toHaveAttribute('href', '/properties?compare=p1%2Cnear');
  });

  it('stand those that were looked at before, and it becomes one of them', async () => {
    window.localStorage.setItem('recently-viewed', '["seen","p1"]');
    await mountListings('/property/p1', answers, language);
    await shelfShows(t.viewed.title, ['seen']);
    expect(JSON.parse(window.localStorage.getItem('recently-viewed') ?? '')).toEqual(['p1', 'seen']);
  });

  it('search engines are told of it, and of the way to it', async () => {
    const { heads } = await mountListings('/property/p1', answers, language);
    await screen.findByRole('heading', { level: 1 });
    expect(heads.at(-1)?.jsonLd).toMatchObject([
      {
        '@type': 'RealEstateListing',
        name: nameOf('p1'),
        url: '/property/p1',
        offers: { price: 1000, priceCurrency: 'SAR', availability: 'https://schema.org/InStock' },
        about: { numberOfRooms: 3, numberOfBathroomsTotal: 2, floorSize: { value: 100 } },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: t.breadcrumb.home, item: '/' },
          { position: 2, name: t.lists.sale.title, item: '/sell' },
          { position: 3, name: nameOf('p1') },
        ],
      },
    ]);
  });

  it('is the way to print it', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    await mountListings('/property/p1', answers, language);
    await press(await screen.findByRole('button', { name: t.detail.print }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
