import type { Language } from '@shared/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import {
  RENT,
  SELL,
  addressIs,
  cardNames,
  enter,
  listOf,
  mountListings,
  nameIn,
  press,
  unmountListings,
  words,
} from './listings.test-kit.ts';

afterEach(async () => {
  await unmountListings();
  jest.restoreAllMocks();
});

const records = [
  propertyRecord('small', { price: { amount: 100 }, rooms: 1, propertyType: 'apartment' }),
  propertyRecord('middle', { price: { amount: 500 }, rooms: 2 }),
  propertyRecord('large', {
    price: { amount: 900 },
    rooms: 5,
    location: { city: 'جدة', city_en: 'Jeddah', district: 'الروضة', district_en: 'Al Rawdah' },
  }),
];

describe.each<Language>(['ar', 'en'])(
  'the address of filters (section 5; decisions, "Routes"), in %s',
  (language) => {
    const { filters, empty } = words[language];
    const named = (...ids: string[]) => ids.map((id) => nameIn(language, id));
    const field = (label: string) => screen.getByLabelText(label);
    async function mount(url = '/sell') {
      const mounted = await mountListings(url, { [SELL]: listOf(records), [RENT]: listOf([]) }, language);
      await screen.findAllByRole('article');
      return mounted;
    }

    it('follows what is set', async () => {
      await mount();
      await enter(field(filters.min), '100');
      await enter(field(filters.max), '899.99');
      await enter(field(filters.type), 'villa');
      await enter(field(filters.city), 'حولي');
      await enter(field(filters.rooms), '2');
      expect(cardNames()).toEqual(named('middle'));
      await waitFor(() =>
        expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
          type: 'villa',
          city: 'حولي',
          rooms: '2',
          min: '100',
          max: '899',
        }),
      );
    });

    it('is one step of the history, however often it is changed: Back leads to the list as it was', async () => {
      await mount();
      const steps = jest.spyOn(window.history, 'pushState');
      await enter(field(filters.keyword), 'l');
      await addressIs('?q=l');
      await enter(field(filters.keyword), 'large');
      await waitFor(() => expect(cardNames()).toEqual(named('large')));
      await addressIs('?q=large');
      await enter(field(filters.keyword), '');
      await addressIs('');
      await enter(field(filters.rooms), '2');
      await addressIs('?rooms=2');
      expect(steps).toHaveBeenCalledTimes(1);
      window.history.back();
      await addressIs('');
      await waitFor(() => expect(cardNames()).toEqual(named('small', 'middle', 'large')));
      expect(field(filters.rooms)).toHaveValue('');
    });

    it('stays that one step where filters are taken back by themselves or cleared', async () => {
      await mount();
      const steps = jest.spyOn(window.history, 'pushState');
      await enter(field(filters.rooms), '5');
      await addressIs('?rooms=5');
      await press(screen.getByRole('link', { name: filters.clear }));
      await addressIs('');
      await enter(field(filters.rooms), '2');
      await addressIs('?rooms=2');
      expect(steps).toHaveBeenCalledTimes(1);
    });

    it('is where a list begins, and is cleared at once', async () => {
      await mount('/sell?type=apartment&q=small&sort=price-asc');
      expect(cardNames()).toEqual(named('small'));
      expect(field(filters.keyword)).toHaveValue('small');
      expect(field(filters.type)).toHaveValue('apartment');
      await press(screen.getByRole('link', { name: filters.clear }));
      expect(cardNames()).toEqual(named('small', 'middle', 'large'));
      expect(screen.getByRole('status')).toHaveFocus();
      expect(field(filters.keyword)).toHaveValue('');
      expect(field(filters.type)).toHaveValue('');
      expect(window.location.search).toBe('?sort=price-asc');
    });

    it('shows each filter that is set, in the words of the page, with the way to take it back', async () => {
      await mount('/sell?min=400&city=Jeddah');
      const city = language === 'ar' ? 'جدة' : 'Jeddah';
      const chips = within(screen.getByRole('list', { name: filters.active }));
      expect(chips.getByText(city)).toBeInTheDocument();
      await press(chips.getByRole('link', { name: filters.remove.replace('{{filter}}', city) }));
      expect(cardNames()).toEqual(named('middle', 'large'));
      await addressIs('?min=400');
      expect(field(filters.city)).toHaveValue('');
    });

    it('survives Back: the address of each page is a state of its own', async () => {
      const { navigate } = await mount('/sell?rooms=5');
      await navigate('/sell?rooms=2');
      expect(cardNames()).toEqual(named('middle', 'large'));
      expect(field(filters.rooms)).toHaveValue('2');
      window.history.back();
      await waitFor(() => expect(cardNames()).toEqual(named('large')));
      expect(field(filters.rooms)).toHaveValue('5');
    });

    it('of another page takes nothing that was typed on this one', async () => {
      const { navigate } = await mount();
      await enter(field(filters.min), '500');
      await navigate('/rent');
      await screen.findByText(empty.title);
      window.dispatchEvent(new Event('pagehide'));
      expect(window.location.search).toBe('');
    });

    it('turns the page of what was typed last, even if nothing was drawn for it yet', async () => {
      const many = Array.from({ length: 60 }, (_, index) =>
        propertyRecord(`p${index}`, { price: { amount: 100 + index } }),
      );
      await mountListings('/sell', { [SELL]: listOf(many), [RENT]: listOf([]) }, language);
      const next = await screen.findByRole('link', { name: words[language].pages.next });
      await act(async () => {
        fireEvent.input(field(filters.min), { target: { value: '105' } });
        fireEvent.click(next);
      });
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        min: '105',
        page: '2',
      });
      expect(field(filters.min)).toHaveValue('105');
    });

    it('is written before a press leaves the page', async () => {
      await mount();
      await enter(field(filters.min), '500');
      expect(window.location.search).toBe('');
      await press(document.body);
      expect(window.location.search).toBe('?min=500');
    });
  },
);
