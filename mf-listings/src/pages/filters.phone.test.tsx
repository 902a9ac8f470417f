import type { Language } from '@shared/contract';
import { act, screen } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import {
  cardsArrive,
  enter,
  listOf,
  mountListings,
  SELL,
  unmountListings,
  useWindow,
  words,
} from './listings.test-kit.ts';

afterEach(unmountListings);

const narrowDown = () => act(async () => useWindow('narrow'));

// The code of the drawer arrives once in a file of tests: the first of them meets the page without it.
describe('filters of a window that has become narrow (section 5)', () => {
  const mount = async (language: Language) => {
    await mountListings('/sell', { [SELL]: listOf([propertyRecord('p1'), propertyRecord('p2')]) }, language);
    await cardsArrive(2);
  };

  it('stay in the page while the visitor is at them', async () => {
    const { filters } = words.ar;
    await mount('ar');
    const min = screen.getByLabelText(filters.min);
    min.focus();
    await narrowDown();
    await enter(min, '100');
    expect(screen.getByLabelText(filters.min)).toBe(min);
    expect(min).toHaveFocus();
    expect(screen.queryByRole('button', { name: filters.more })).toBeNull();
  });

  it('move into the drawer otherwise, with what was typed', async () => {
    const { filters } = words.en;
    await mount('en');
    await enter(screen.getByLabelText(filters.min), '100');
    await narrowDown();
    const more = await screen.findByRole('button', { name: filters.moreSet.replace('{{number}}', '1') });
    await act(async () => more.click());
    expect(screen.getByRole('dialog', { name: filters.label })).toContainElement(
      screen.getByLabelText(filters.min),
    );
    expect(screen.getByLabelText(filters.min)).toHaveValue('100');
  });
});
