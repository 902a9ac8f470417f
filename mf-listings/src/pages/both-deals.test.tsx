import { status } from '@shared/remote-kit/testing';
import type { Language } from '@shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import {
  RENT,
  SELL,
  addressIs,
  cardNames,
  cardsArrive,
  enter,
  listOf,
  mountListings,
  nameIn,
  press,
  unmountListings,
  words,
} from './listings.test-kit.ts';

afterEach(unmountListings);
afterEach(() => jest.restoreAllMocks());

describe.each<Language>(['ar', 'en'])('section 2, lists of both deals, in %s', (language) => {
  const t = words[language];
  const named = (...ids: string[]) => ids.map((id) => nameIn(language, id));
  const answers = {
    [SELL]: listOf([propertyRecord('s1'), propertyRecord('s2', { exclusive: true })]),
    [RENT]: listOf([propertyRecord('r1', { exclusive: true }), propertyRecord('r2')]),
  };

  it('/properties shows all and lets the visitor choose one of the two', async () => {
    await mountListings('/properties', answers, language);
    await cardsArrive(4);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t.lists.properties.title);
    expect(cardNames()).toEqual(named('s1', 'r1', 's2', 'r2'));
    await enter(screen.getByLabelText(t.filters.offer), 'rent');
    expect(cardNames()).toEqual(named('r1', 'r2'));
    await addressIs('?offer=rent');
  });

  it('/exclusive shows the exclusive ones', async () => {
    await mountListings('/exclusive', answers, language);
    await cardsArrive(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      language === 'ar' ? 'عقارات حصرية' : 'Exclusive properties',
    );
    expect(cardNames()).toEqual(named('s2', 'r1'));
  });

  it('/sell pays no heed to a choice that it does not offer', async () => {
    await mountListings('/sell?offer=rent', answers, language);
    await cardsArrive(2);
    expect(cardNames()).toEqual(named('s1', 's2'));
  });

  it.each([
    ['rent', RENT, 's2', 'The properties for rent could not be loaded', 'تعذّر تحميل عقارات الإيجار'],
    ['sell', SELL, 'r1', 'The properties for sale could not be loaded', 'تعذّر تحميل عقارات البيع'],
  ] as const)(
    'section 8: /exclusive shows what arrived when "%s" did not, says so, and mends it',
    async (_feed, broken, arrived, english, arabic) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { http } = await mountListings('/exclusive', { ...answers, [broken]: status(400) }, language);
      expect(await screen.findByRole('link', { name: nameIn(language, arrived) })).toBeInTheDocument();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(language === 'ar' ? arabic : english);
      expect(cardNames()).toEqual(named(arrived));
      http.answer(broken, answers[broken]);
      await press(within(alert).getByRole('button', { name: t.failed.retry }));
      await waitFor(() => expect(cardNames()).toEqual(named('s2', 'r1')));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
